// A browser runs no program from pages that it reads as files: then the boards lead to Tenfold on this machine.
if (location.protocol === 'file:')
  for (const link of document.querySelectorAll('.board a[data-here]')) {
    link.href = link.dataset.here + link.hash;
    link.closest('figcaption').querySelector('small').hidden = false;
  }

/* What the theme makes in the browser and leaves unfinished for whoever reads with keys or by ear. */
function finish() {
  for (const table of document.querySelectorAll('.md-typeset__scrollwrap')) table.tabIndex = 0; // scrolls by keys
  for (const [at, buttons] of document.querySelectorAll('nav.md-code__nav').entries())
    buttons.ariaLabel = `Code ${at + 1}`;
  for (const label of document.querySelectorAll('label.md-header__button[aria-label]')) {
    label.title = label.getAttribute('aria-label');
    label.removeAttribute('aria-label');
  }
  for (const corner of document.querySelectorAll('th:empty')) corner.replaceWith(document.createElement('td'));
}

new MutationObserver(finish).observe(document, { childList: true, subtree: true });
finish();

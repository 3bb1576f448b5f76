/** The page to look through the pictures with: choose what to see at the top. */

export interface Picture {
  scene: string;
  width: number;
  theme: 'light' | 'dark';
  language: string;
  file: string;
}

type Aspect = 'scene' | 'width' | 'theme' | 'language';
const ASPECTS: Aspect[] = ['scene', 'width', 'theme', 'language'];

export function indexOf(pictures: readonly Picture[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tenfold: pictures</title>
<style>
body { font: 1rem system-ui; margin: 1rem; background: #ddd; }
form { position: sticky; top: 0; display: flex; gap: 1rem; padding: .5rem; background: #ddd; }
main { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
figure { margin: 0; } figcaption { font-size: .8rem; } img { display: block; max-width: 90vw; border: 1px solid #888; }
</style>
<form>${ASPECTS.map((aspect) => select(aspect, pictures)).join('')}</form>
<main>
${pictures.map(figure).join('\n')}
</main>
<script>
const form = document.forms[0];
function show() {
  const wanted = [...form.elements].filter((one) => one.value);
  for (const one of document.querySelectorAll('figure'))
    one.hidden = !wanted.every(({ name, value }) => one.dataset[name] === value);
}
form.oninput = show;
show();
</script>
</html>
`;
}

function select(aspect: Aspect, pictures: readonly Picture[]): string {
  const values = [...new Set(pictures.map((picture) => String(picture[aspect])))];
  // One language at first: all of them at once are too many to see anything.
  const options = values.map((value) => `<option${value === 'en' ? ' selected' : ''}>${value}</option>`);
  return `<label>${aspect} <select name="${aspect}"><option value="">all</option>${options.join('')}</select></label>`;
}

function figure({ scene, width, theme, language, file }: Picture): string {
  const data = `data-scene="${scene}" data-width="${width}" data-theme="${theme}" data-language="${language}"`;
  const shown = Math.min(width, 640);
  return `<figure ${data}><a href="${file}"><img src="${file}" width="${shown}" loading="lazy" alt=""></a>
<figcaption>${scene} · ${width} · ${theme} · ${language}</figcaption></figure>`;
}

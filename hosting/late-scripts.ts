import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

/** As Vite inlines assets: a smaller script stands in its page, unless it needs another file at once. */
const mostInlineBytes = 4096;
const scriptFile = /<script type="module" src="([^"]+)"><\/script>/g;

/** An analytics host that hangs holds the load event back; the page does not wait for it longer than this. */
const longestWait = 3000;

/**
 * Puts small scripts into the page and has it ask for the other files only once its first screen is painted, so that
 * they never stand in line before the first picture. Until then everything works as it does without a script. A page
 * that is drawn ahead of its visit paints no frame, so its script files run when it is visited and not before.
 */
export function loadScriptsLate(page: string, root: string): string {
  const html = page.replace(scriptFile, (element, file: string) => inlineScript(file, root) ?? element);
  const files = [...html.matchAll(scriptFile)].map(([, file]) => file);
  if (files.length === 0) return html;
  // A second import of the same file does nothing.
  const imports = files.map((file) => `import(${JSON.stringify(file)})`).join();
  // The browser tells of its first paint once it is on the screen, which can be after the load event. The pictures that
  // the event waited for are in the first frame after both, or in the second where they are still being decoded.
  const code = `{let n=0,r=requestAnimationFrame,f=()=>r(()=>r(()=>setTimeout(()=>{${imports}}))),g=()=>n++&&f();addEventListener("load",g);new PerformanceObserver(g).observe({type:"paint"});setTimeout(f,${longestWait})}`;
  // Within the script that the head has anyway: one of its own would cost the policy another hash.
  const late = html.replace(scriptFile, '').replace('<script>', (tag) => tag + code);
  if (!late.includes(code)) throw new Error('the page has no inline script in its head, to which its others belong');
  return late;
}

function inlineScript(file: string, root: string): string | undefined {
  const path = join(root, file);
  const code = readFileSync(path, 'utf8').trim();
  if (code.length > mostInlineBytes || /\bimport\b(?![(.])|<\//.test(code)) return undefined;
  // One that imports it would run it again.
  const others = readdirSync(dirname(path)).filter((name) => name.endsWith('.js') && name !== basename(path));
  if (others.some((name) => readFileSync(join(dirname(path), name), 'utf8').includes(basename(path)))) return undefined;
  // What it imports later stands beside the file and not beside the page.
  return `<script type="module">${code.replace(/(\bimport\(["'`])\.\//g, `$1${posix.dirname(file)}/`)}</script>`;
}

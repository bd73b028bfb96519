const scriptFile = /<script type="module" src="([^"]+)"><\/script>/g;

/** An analytics host that hangs holds the load event back; the page does not wait for it longer than this. */
const longestWait = 3000;

/**
 * Has a page ask for its script files only once its first screen is painted, so that they never stand in line before
 * the first picture. Until then everything works as it does without a script. A page that is drawn ahead of its visit
 * paints no frame, so its scripts run when it is visited and not before.
 */
export function loadScriptsLate(html: string): string {
  const files = [...html.matchAll(scriptFile)].map(([, file]) => file);
  if (files.length === 0) return html;
  // A second import of the same file does nothing.
  const imports = files.map((file) => `import(${JSON.stringify(file)})`).join();
  // The first frame after the load event holds the pictures that the event waited for.
  const code = `{let f=()=>requestAnimationFrame(()=>setTimeout(()=>{${imports}}));addEventListener("load",f);setTimeout(f,${longestWait})}`;
  // Within the script that the head has anyway: one of its own would cost the policy another hash.
  const late = html.replace(scriptFile, '').replace('<script>', (tag) => tag + code);
  if (!late.includes(code)) throw new Error('the page has no inline script in its head, to which its others belong');
  return late;
}

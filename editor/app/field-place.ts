import type { FieldPath } from '../../src/content-loading/content-source.ts';

/** Where a field stands in its file. */
export type Path = FieldPath;

export const idOf = (path: Path) => ['root', ...path].join('_');

/** The path that an id stands for. The line that opens a part has the id of the part with "_" behind it. */
export const pathOf = (id: string): Path =>
  id
    .split('_')
    .slice(1)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Opens what hides a field and goes to it. */
export function goToField(path: Path) {
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(idOf(path.slice(0, length)));
    if (!found) continue;
    for (let box = found.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
    for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    (found.closest('.field') ?? found).setAttribute('data-lit', '');
    found.scrollIntoView({ block: 'center' });
    const controls = 'input, textarea, select, .chips, .sample button, .picture-field button[id]';
    const control = found.matches(controls) ? found : found.querySelector<HTMLElement>(controls);
    // A list without items has the button that adds one.
    (control ?? found.querySelector('button'))?.focus({ preventScroll: true });
    if (control instanceof HTMLTextAreaElement) control.setSelectionRange(control.value.length, control.value.length);
    return;
  }
}

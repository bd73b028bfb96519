/**
 * Loads the script that wipes the window: after everything else, or when a pointer comes near. Pointer events on the
 * window before that are stored and passed to the script.
 */
const pane = document.querySelector<HTMLElement>('[data-wipeable]');
const earlyEvents: PointerEvent[] = [];
const kinds = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

function storeEvent(event: PointerEvent) {
  const isMousePress = event.type === 'pointerdown' && event.pointerType === 'mouse' && !event.button && !event.ctrlKey;
  // Prevents text selection, and follows the stroke past the edge of the window.
  if (isMousePress) {
    event.preventDefault();
    pane?.setPointerCapture(event.pointerId);
  }
  if (event.type !== 'pointermove' || event.buttons) earlyEvents.push(event);
}

// Live only once the visitor wipes the window: the seasonal texts, set on load, would be announced in mid-page.
const hero = pane?.closest('section');
hero?.addEventListener('focusin', () => hero.querySelector('[data-note]')?.setAttribute('aria-live', 'polite'), {
  once: true,
});

let isRequested = false;
async function load() {
  if (isRequested) return;
  isRequested = true;
  const { initWipeGlass } = await import('./wipe-glass.client.ts');
  for (const kind of kinds) pane?.removeEventListener(kind, storeEvent);
  initWipeGlass(earlyEvents);
}

for (const kind of kinds) pane?.addEventListener(kind, storeEvent);
pane?.addEventListener('pointerover', load, { once: true });
addEventListener('load', () => setTimeout(load, 1000));

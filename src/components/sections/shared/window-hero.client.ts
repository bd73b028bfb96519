/**
 * Loads the script that wipes the window: after all else, or when a pointer comes near. What the pointer does on the
 * window before that is kept, and the script starts with it.
 */
const pane = document.querySelector<HTMLElement>('[data-wipeable]');
const earlyEvents: PointerEvent[] = [];
const kinds = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

function keepEvent(event: PointerEvent) {
  const isMousePress = event.type === 'pointerdown' && event.pointerType === 'mouse' && !event.button;
  // Prevents text selection, and follows the stroke past the edge of the window.
  if (isMousePress) {
    event.preventDefault();
    pane?.setPointerCapture(event.pointerId);
  }
  if (event.type !== 'pointermove' || event.buttons) earlyEvents.push(event);
}

let isAsked = false;
async function load() {
  if (isAsked) return;
  isAsked = true;
  const { initWipe } = await import('./wipe-glass.client.ts');
  for (const kind of kinds) pane?.removeEventListener(kind, keepEvent);
  initWipe(earlyEvents);
}

for (const kind of kinds) pane?.addEventListener(kind, keepEvent);
pane?.addEventListener('pointerover', load, { once: true });
addEventListener('load', () => setTimeout(load, 1000));

/** Brings the script for the hand that wipes a window: after all else, or when a hand comes near. */
let isAsked = false;
async function load() {
  if (isAsked) return;
  isAsked = true;
  (await import('./wipe-glass.client.ts')).initWipe();
}
document.querySelector('[data-wipeable]')?.addEventListener('pointerover', load, { once: true });
addEventListener('load', () => setTimeout(load, 1000));

/** Runs now, with every minute of the clock, and when the visitor returns to the page. */
export function runEachMinute(update: () => void) {
  const updateAndWait = () => {
    update();
    setTimeout(updateAndWait, 60_000 - (Date.now() % 60_000));
  };
  updateAndWait();
  // Browsers delay timers of a page in the background.
  document.addEventListener('visibilitychange', update);
}

/**
 * React takes an island that throws while it draws off the page. This puts it back as the server printed it, and lets
 * it come to life again: one foreign node makes one error. A fault of ours makes it each time, so in the end the printed
 * island stays as it is.
 */
export function restoreIslandOnError(island: Element, lives = 3) {
  // In a document of its own: WebKit fetches the fallback image of a `picture` that is cloned in the page.
  const printed = new Document().importNode(island, true);
  const observer = new MutationObserver(() => {
    if (island.firstElementChild) return;
    observer.disconnect();
    if (lives === 0) {
      island.replaceChildren(...printed.childNodes);
      return;
    }
    island.replaceWith(printed);
    restoreIslandOnError(printed, lives - 1);
  });
  observer.observe(island, { childList: true });
}

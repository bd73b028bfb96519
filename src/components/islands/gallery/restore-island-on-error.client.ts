/**
 * React removes an island that throws during rendering. This restores its HTML from the server and hydrates it again,
 * because a foreign node causes a single error. An error in the island itself recurs, so after `attemptsLeft` more
 * attempts the HTML stays static.
 */
export function restoreIslandOnError(island: Element, attemptsLeft = 3) {
  // Cloned into a separate document: WebKit fetches the fallback image of a `picture` that is cloned in the page.
  const serverHtml = new Document().importNode(island, true);
  const observer = new MutationObserver(() => {
    if (island.firstElementChild) return;
    observer.disconnect();
    if (attemptsLeft === 0) {
      island.replaceChildren(...serverHtml.childNodes);
      return;
    }
    island.replaceWith(serverHtml);
    restoreIslandOnError(serverHtml, attemptsLeft - 1);
  });
  observer.observe(island, { childList: true });
}

/** Caches content that many pages read. A build would otherwise spend its time on copies of all content. */
export function memoize<Content>(read: () => Promise<Content>) {
  let content: Promise<Content> | undefined;
  return () => (content ??= read());
}

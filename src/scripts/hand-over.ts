import { contactPath } from '../site/addresses.ts';
/**
 * Lets every link to the quote form hand over what was chosen on this page; undefined takes it back. A link for another
 * service stays as it is.
 */
export function handOver(choice: Record<string, string | undefined>) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${contactPath}"]`)) {
    const query = new URLSearchParams(link.search);
    if (choice['service'] && query.has('service') && query.get('service') !== choice['service']) continue;
    for (const [name, value] of Object.entries(choice)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    // link.search = … would turn the path into a whole address.
    link.setAttribute('href', query.size ? `${link.pathname}?${query}` : link.pathname);
  }
}

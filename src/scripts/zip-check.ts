/** Narrows the tables of the ZIP check to what is asked, and says the answer with the links to go on from it. */
const find = <Kind extends HTMLElement>(id: string) => document.getElementById(`zip-${id}`) as Kind;
const input = find<HTMLInputElement>('asked');
const tables = find('groups').querySelectorAll('table');
const quote = find('quote');
const quoteLink = quote.querySelector('a') as HTMLAnchorElement;

const answer = () => {
  const asked = input.value.trim().toLowerCase().replace(/-\d*$/, '');
  const hits = [...tables].flatMap((table) => {
    const rows = [...table.rows].filter((row) => {
      row.hidden = !row.textContent.toLowerCase().includes(asked);
      return !row.hidden;
    });
    table.hidden = !rows[0];
    return rows[0] ? [{ caption: table.caption as HTMLElement, first: rows[0], alone: !rows[1] }] : [];
  });
  const lines = hits.map(({ caption, first, alone }) => {
    const line = document.createElement('p');
    const [place] = alone ? [...first.cells].slice(-2) : [caption.children[0]];
    line.append(`${place?.textContent}: ${caption.children[1]?.textContent} `);
    if (alone) for (const page of first.querySelectorAll('a')) line.append(page.cloneNode(true), ' ');
    return line;
  });
  // Half a ZIP matches too much to be worth saying.
  const unfinished = asked.length < 3 || /^\d{3,4}$/.test(asked);
  if (!lines[0]) {
    const otherwise = document.createElement('p');
    otherwise.append(...find('otherwise').cloneNode(true).childNodes);
    lines.push(otherwise);
  }
  find('answer').replaceChildren(...(unfinished ? [] : lines));
  quote.hidden = unfinished;
  const cells = hits.length === 1 && hits[0]?.alone ? [...hits[0].first.cells].slice(0, -1).reverse() : [];
  const address = cells.map(({ textContent }) => textContent).join(', ') || input.value;
  quoteLink.search = `?${new URLSearchParams({ address })}`;
};

input.addEventListener('input', answer);
answer();

export {};

/** Answers a ZIP or a place from the tables and the Denver list of the page, with the links to go on from it. */
const find = <Kind extends HTMLElement>(id: string) => document.getElementById(`zip-${id}`) as Kind;
const input = find<HTMLInputElement>('asked');
const status = find('answer');
const quote = document.querySelector('#zip a') as HTMLAnchorElement;
const denver = document.querySelector('#denver-metro h2') as HTMLElement;
const drawings = document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('main [data-map] picture > *');

const denverLink = document.createElement('a');
denverLink.href = '#denver-metro';
denverLink.textContent = status.dataset['denverPages'] ?? '';

const groups = [
  ...[...find('groups').querySelectorAll('table')].map((table) => ({
    name: table.caption?.children[0]?.textContent,
    answer: table.caption?.children[1]?.textContent,
    rows: [...table.rows].map((row) => {
      const [zip = '', place = ''] = [...row.cells].map(({ textContent }) => textContent);
      return { zip, place, links: [...row.querySelectorAll('a')] };
    }),
  })),
  {
    name: denver.textContent,
    answer: status.dataset['denver'],
    rows: [...document.querySelectorAll('#denver-metro li')].map((item) => ({
      zip: '',
      place: item.firstChild?.textContent ?? '',
      links: [denverLink],
    })),
  },
];

/** A line that opens with what it is about. */
function compose(about: string | undefined, said: string) {
  const line = document.createElement('p');
  const name = document.createElement('b');
  name.textContent = about ?? '';
  // Room for the ring around a link that follows, which stays on this line when the link goes to the next.
  line.append(name, ` ${said}\u00a0\u00a0 `);
  return line;
}

const answer = () => {
  const asked = input.value.trim().toLowerCase().replace(/-\d*$/, '');
  const hits = groups.flatMap(({ name, answer, rows }) => {
    const found = rows.filter(({ zip, place }) => `${zip} ${place}`.toLowerCase().includes(asked));
    return found[0] ? [{ name, answer, first: found[0], alone: !found[1] }] : [];
  });
  const lines = hits.map(({ name, answer, first, alone }) => {
    const line = compose(alone ? first.place : name, answer ?? '');
    if (alone) for (const link of first.links) line.append(link.cloneNode(true), ' ');
    return line;
  });
  if (!lines[0]) {
    const unknown = compose(input.value.trim(), status.dataset['unknown'] ?? '');
    unknown.append(find('otherwise').querySelector('a')?.cloneNode(true) ?? '');
    unknown.dataset['unknown'] = '';
    lines.push(unknown);
  }
  // Half a ZIP matches too much to be worth saying.
  const unfinished = asked.length < 3 || /^\d{3,4}$/.test(asked);
  status.replaceChildren(...(unfinished ? [] : lines));
  const [hit] = hits;
  const alone = hits.length === 1 && hit?.alone && !unfinished ? hit.first : undefined;
  // The drawing marks the dot that its address names.
  const area = alone?.links[0]?.pathname.split('/')[3] ?? '';
  for (const drawing of drawings) {
    const source = 'src' in drawing && drawing.src ? 'src' : 'srcset';
    drawing[source] = `${drawing[source].replace(/#.*/, '')}${area && '#'}${area}`;
  }
  const known = alone ? [alone.place, alone.zip].filter(Boolean).join(', ') : '';
  quote.search = unfinished ? '' : `?${new URLSearchParams({ address: known || input.value })}`;
};

input.addEventListener('input', answer);
// The answer stands there already: on to what it offers, which also puts a phone's keyboard away.
input.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  (status.querySelector('a') ?? input).focus();
});
answer();

export {};

/** Narrows the tables of the ZIP check to what is asked, and says the answer. */
const find = <Kind extends HTMLElement>(id: string) => document.getElementById(`zip-${id}`) as Kind;
const input = find<HTMLInputElement>('asked');
const tables = find('groups').querySelectorAll('table');

const answer = () => {
  const asked = input.value.trim().toLowerCase().replace(/-\d*$/, '');
  const answers = [...tables].flatMap((table) => {
    const hits = [...table.rows].filter((row) => {
      row.hidden = !row.textContent.toLowerCase().includes(asked);
      return !row.hidden;
    });
    table.hidden = !hits[0];
    if (!hits[0]) return [];
    const { firstChild, lastChild } = table.caption as HTMLElement;
    return `${(hits[1] ? firstChild : hits[0].lastChild)?.textContent}: ${lastChild?.textContent}.`;
  });
  // Half a ZIP matches too much to be worth saying.
  const unfinished = asked.length < 3 || /^\d{3,4}$/.test(asked);
  find('answer').textContent = unfinished ? '' : answers.join('\n') || find('otherwise').textContent;
};

input.addEventListener('input', answer);
answer();

export {};

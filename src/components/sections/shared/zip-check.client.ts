import { contactPath, placeParameter } from '../../../lib/site/addresses.ts';
import {
  findArea,
  findZipAnswer,
  normalizeQuery,
  type ZipAnswer,
  type ZipAnswers,
} from '../../../lib/site/find-zip-answer.ts';

const form = document.getElementById('zip') as HTMLFormElement;
const input = form.querySelector('input') as HTMLInputElement;
const status = form.querySelector('output') as HTMLOutputElement;
const maps = document.querySelectorAll<HTMLImageElement>('main [data-map] picture > *');

let answers: Promise<ZipAnswers> | undefined;

/** Fetched when the check is first used, since most visitors never use it (2 KB). */
const loadAnswers = () =>
  (answers ??= fetch(form.dataset['answers'] ?? '').then((response) => response.json() as Promise<ZipAnswers>));

function createElement<Name extends 'a' | 'b' | 'p'>(name: Name, text: string, attributes = {}) {
  return Object.assign(document.createElement(name), attributes, { textContent: text });
}

/** Creates a link to the form that fills in the place. */
function createFormLink(place: string, text = 'Get FREE Quote') {
  return createElement('a', text, { href: `${contactPath}?${new URLSearchParams({ [placeParameter]: place })}` });
}

/** Creates a phone link with only the number, from the call button of the page. */
function createPhoneLink() {
  const link = document.querySelector('main a[href^="tel:"]') as HTMLAnchorElement;
  return createElement('a', link.text.replace('Call ', ''), { href: link.getAttribute('href') });
}

function showAnswer(answer: ZipAnswer, place = '', answers?: ZipAnswers) {
  const { lines, send, call } = answer;
  const next = status.cloneNode() as HTMLOutputElement;
  next.append(
    ...lines.map(({ lead, text, sameDay, links }) => {
      const line = document.createElement('p');
      if (lead) line.append(createElement('b', lead), ' ');
      line.append(text);
      if (sameDay) line.append(' ', answers?.sameDay ?? '');
      if (call) line.append(' ', createPhoneLink());
      if (send) line.append(' ', createFormLink(place, answers?.send));
      for (const { name, href } of links) line.append(' ', createElement('a', name, { href }));
      return line;
    }),
  );
  // The answer for a served place ends with a link to the form.
  if (answer.place && !send) next.lastElementChild?.append(' ', createFormLink(place));
  // Enter after the fifth digit gives the same answer again, which must not be announced twice.
  if (!next.isEqualNode(status)) status.replaceChildren(...next.childNodes);
}

/** On phones the keyboard and the contact bar cover much of the page. */
const scrollToAnswer = () => status.scrollIntoView({ block: 'nearest' });

/** @param isSubmitted `false` while the visitor is still typing: partial input then gets no answer. */
async function updateAnswer(isSubmitted: boolean) {
  const answers = await loadAnswers();
  const query = normalizeQuery(input.value);
  const unknown = /^(?!\d{5}$)\d+$/.test(query) ? answers.short : answers.far;
  const answer = findZipAnswer(query, answers, isSubmitted) ?? (query && isSubmitted ? unknown : { lines: [] });
  const { place = query } = answer;
  // The form gets the name of a place, or the whole input if it has a ZIP code: "Golden, CO 80401".
  showAnswer(answer, /\d/.test(place) ? query : place, answers);
  if (isSubmitted) scrollToAnswer();
  // The map highlights the area if the answer links to exactly one.
  const [area = '', other] = [...status.querySelectorAll('a')].flatMap(({ pathname }) => findArea(pathname) ?? []);
  for (const map of maps) {
    const attribute = map.matches('img') ? 'src' : 'srcset';
    map[attribute] = `${map[attribute].replace(/#.*/, '')}#${other ? '' : area}`;
  }
}

function check(isSubmitted: boolean) {
  if (isSubmitted && !input.value.trim()) {
    showAnswer({ lines: [{ text: form.dataset['empty'] ?? '', links: [] }] });
    input.focus();
    return;
  }
  updateAnswer(isSubmitted).catch(() => {
    answers = undefined;
    if (!isSubmitted) return;
    showAnswer({ lines: [{ text: form.dataset['far'] ?? '', links: [] }], call: true });
    scrollToAnswer();
  });
}

input.addEventListener('input', () => check(false));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  check(true);
});
// Browsers restore the field after Back.
if (input.value) check(true);

import { contactPath, placeParameter } from '../../../lib/site/addresses.ts';
import { findArea, findZipAnswer, type ZipAnswer, type ZipAnswers } from '../../../lib/site/zip-check-rule.ts';

const form = document.getElementById('zip') as HTMLFormElement;
const input = form.querySelector('input') as HTMLInputElement;
const status = form.querySelector('output') as HTMLOutputElement;
const drawings = document.querySelectorAll<HTMLImageElement>('main [data-map] picture > *');

let answers: Promise<ZipAnswers> | undefined;

/** Two kilobytes that only those who ask pay for. */
const loadAnswers = () =>
  (answers ??= fetch(form.dataset['answers'] ?? '').then((response) => response.json() as Promise<ZipAnswers>));

function makeElement<Name extends 'a' | 'b' | 'p'>(name: Name, text: string, attributes = {}) {
  return Object.assign(document.createElement(name), attributes, { textContent: text });
}

/** The way to the form, which then knows the place. */
function linkToForm(place: string, text = 'Get FREE Quote') {
  return makeElement('a', text, { href: `${contactPath}?${new URLSearchParams({ [placeParameter]: place })}` });
}

/** The phone link of the page, with the number alone. */
function copyPhone() {
  const link = document.querySelector('main a[href^="tel:"]') as HTMLAnchorElement;
  return makeElement('a', link.text.replace('Call ', ''), { href: link.getAttribute('href') });
}

function show(answer: ZipAnswer, place = '', answers?: ZipAnswers) {
  const { lines, send, call } = answer;
  status.replaceChildren(
    ...lines.map(({ lead, words, sameDay, links }) => {
      const line = document.createElement('p');
      if (lead) line.append(makeElement('b', lead), ' ');
      line.append(words);
      if (sameDay) line.append(' ', answers?.sameDay ?? '');
      if (call) line.append(' ', copyPhone());
      if (send) line.append(' ', linkToForm(place, answers?.send));
      for (const { name, href } of links) line.append(' ', makeElement('a', name, { href }));
      return line;
    }),
  );
  // Wherever we come, the form is next.
  if (answer.place && !send) status.lastElementChild?.append(' ', linkToForm(place));
}

/** On a phone the keyboard and the contact bar leave little of the page in sight. */
const scrollToAnswer = () => status.scrollIntoView({ block: 'nearest' });

async function answer(atOnce: boolean) {
  const answers = await loadAnswers();
  const asked = input.value.trim();
  // Half a ZIP or half a name is no answer yet, unless one is asked for.
  const unknown = /^(?!\d{5}$)\d+$/.test(asked) ? answers.short : answers.far;
  const answer = findZipAnswer(asked, answers, atOnce) ?? (asked && atOnce ? unknown : { lines: [] });
  const { place = asked } = answer;
  // The form is told the name of a place, and of a ZIP all that was asked: "Golden, CO 80401".
  show(answer, /\d/.test(place) ? asked : place, answers);
  if (atOnce) scrollToAnswer();
  // The drawing marks the dot of the one area that is meant.
  const [area = '', other] = [...status.querySelectorAll('a')].flatMap(({ pathname }) => findArea(pathname) ?? []);
  for (const drawing of drawings) {
    const source = drawing.matches('img') ? 'src' : 'srcset';
    drawing[source] = `${drawing[source].replace(/#.*/, '')}#${other ? '' : area}`;
  }
}

function ask(atOnce: boolean) {
  answer(atOnce).catch(() => {
    answers = undefined;
    if (!atOnce) return;
    show({ lines: [{ words: form.dataset['far'] ?? '', links: [] }], call: true });
    scrollToAnswer();
  });
}

input.addEventListener('input', () => ask(false));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  ask(true);
});
// After Back, a browser still has what was asked before.
if (input.value) ask(true);

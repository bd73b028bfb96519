import { findTravel, type TravelLine, type TravelTerms, type Zone } from '../site/find-travel.ts';

/** What an answer is made of. */
export interface ZipAnswers {
  terms: TravelTerms;
  words: { yes: string; denver: string; denverEdge: string; link: string };
  /** Each with its ZIPs by zone. */
  areas: { name: string; href: string; zips: Partial<Record<Zone, string[]>> }[];
}

const form = document.getElementById('zip') as HTMLFormElement;
const input = form.querySelector('input') as HTMLInputElement;
const status = form.querySelector('output') as HTMLOutputElement;
const drawings = document.querySelectorAll<HTMLImageElement>('main [data-map] picture > *');

let answers: Promise<ZipAnswers> | undefined;

/** A kilobyte that only those who ask pay for. */
const loadAnswers = () =>
  (answers ??= fetch(form.dataset['answers'] ?? '').then((response) => response.json() as Promise<ZipAnswers>));

function makeElement<Name extends 'a' | 'b' | 'p'>(name: Name, text: string, attributes = {}) {
  return Object.assign(document.createElement(name), attributes, { textContent: text });
}

/** A line whose first word is the answer. */
function openLine(words: string) {
  const line = document.createElement('p');
  const [first = '', ...rest] = words.split(' ');
  line.append(makeElement('b', first), ` ${rest.join(' ')} `);
  return line;
}

/** The terms go on behind a colon. */
const goOn = (answer: string) => `${answer.charAt(0).toLowerCase()}${answer.slice(1)}`;

function sayYes(lines: TravelLine[], { terms, words, areas }: ZipAnswers) {
  return lines.map(({ place, zip, zone }, index) => {
    // Several places are no subject of a sentence; their ZIP is.
    const subject = zip && (lines[1] || place.includes(',')) ? zip : place;
    const line = index ? document.createElement('p') : openLine(words.yes.replace('[place]', subject));
    if (lines[1]) line.append(`${place}: `);
    line.append(goOn(terms.answers[zone]));
    for (const { name, href, zips } of areas) {
      if (zip ? !zips[zone]?.includes(zip) : name !== place) continue;
      line.append(' ', makeElement('a', words.link.replace('[area]', name), { href }));
    }
    return line;
  });
}

function say(words: string, rest: string | Node) {
  const line = openLine(words);
  line.append(rest);
  return [line];
}

/** The phone number as the page has it, behind words that end with it. */
function sayCall(words = form.dataset['unknown'] ?? '') {
  const phone = document.querySelector('main a[href^="tel:"]') as HTMLAnchorElement;
  return say(words, makeElement('a', phone.text.replace('Call ', ''), { href: phone.href }));
}

/** Nothing for half a ZIP or half a name, unless an answer is asked for. */
function compose(asked: string, atOnce: boolean, answers: ZipAnswers) {
  const { terms, words } = answers;
  const travel = findTravel(asked, terms);
  if (travel && 'lines' in travel) return sayYes(travel.lines, answers);
  if (!asked || !atOnce) return [];
  if (/^80[02]\d\d\b/.test(asked)) return say(words.denver, goOn(terms.answers.denver));
  return sayCall(/^80[146]\d\d\b/.test(asked) ? words.denverEdge : undefined);
}

async function answer(atOnce: boolean) {
  const answers = await loadAnswers();
  status.replaceChildren(...compose(input.value.trim(), atOnce, answers));
  // The drawing marks the dot of the one area that is meant.
  const [link, other] = status.querySelectorAll('a[href^="/"]');
  const area = link && !other ? (link.getAttribute('href')?.split('/')[3] ?? '') : '';
  for (const drawing of drawings) {
    const source = drawing.matches('img') ? 'src' : 'srcset';
    drawing[source] = `${drawing[source].replace(/#.*/, '')}#${area}`;
  }
}

function ask(atOnce: boolean) {
  answer(atOnce).catch(() => {
    answers = undefined;
    if (atOnce) status.replaceChildren(...sayCall());
  });
}

input.addEventListener('input', () => ask(false));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  ask(true);
});
// What was asked before a visitor went back.
if (input.value) ask(true);

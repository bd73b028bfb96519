/** What is known of a review; what a pasted one does not say is left out. */
export interface ReadReview {
  name?: string;
  location?: string;
  rating?: number;
  text?: string;
  service?: string;
  source?: string;
  /** YYYY-MM-DD. */
  date?: string;
}

interface Known {
  services: string[];
  areas: string[];
  now: Date;
}

const daysOf: Record<string, number> = { minute: 0, hour: 0, week: 7 };
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/** The day of 2026-11-03, "2 weeks ago", "yesterday", "Nov 3, 2026", "November 3" or 11/3/2026, and those words. */
function findDay(line: string, now: Date): [day: string, words: string] | undefined {
  const iso = (date: Date) => date.toLocaleDateString('en-CA');
  const find = (pattern: string) => new RegExp(`\\b${pattern}\\b`, 'i').exec(line);
  const written = find('\\d{4}-\\d\\d-\\d\\d');
  if (written) return [written[0], written[0]];
  const ago = find('(\\d+|an?) (minute|hour|day|week|month|year)s? ago') ?? find('(yester|to)day');
  if (ago) {
    const [words, count = '', unit = ''] = ago;
    const number = count.toLowerCase() === 'to' ? 0 : Number(count) || 1;
    const days = daysOf[unit.toLowerCase()] ?? 1;
    const counts: Record<string, number> = { [unit.toLowerCase()]: number };
    const { year = 0, month = 0 } = counts;
    const day = year + month > 0 ? now.getDate() : now.getDate() - number * days;
    return [iso(new Date(now.getFullYear() - year, now.getMonth() - month, day)), words];
  }
  const named = find(`(${months})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`);
  const [words, month = '', day, year] = named ?? find('(\\d{1,2})/(\\d{1,2})/(\\d{4})') ?? [];
  if (!words) return undefined;
  const place = named ? months.split('|').indexOf(month.toLowerCase()) : Number(month) - 1;
  const found = new Date(Number(year ?? now.getFullYear()), place, Number(day));
  // Without a year it is the last such day.
  if (!year && found > now) found.setFullYear(found.getFullYear() - 1);
  return [iso(found), words];
}

// Google draws its stars as letters of its own.
const drawn = /(?:[★⭐☆\ue838\ue83a]\ufe0f?)+/u;

function findStars(line: string): [rating: number, words: string] | undefined {
  const [stars] = drawn.exec(line) ?? [];
  if (stars) return [Math.min(5, stars.match(/[★⭐\ue838]/gu)?.length ?? 0), stars];
  const [words, rating] =
    /\b(?:rat(?:ed|ing):? )?([1-5])(?:\.0)?(?: ?\/ ?5| out of 5(?: stars)?|[ -]stars?(?: rating)?)(?!\w)/i.exec(line) ??
    [];
  return words ? [Number(rating), words] : undefined;
}

const listings = '(Google|Yelp|Facebook|Nextdoor|Angi|Thumbtack|Houzz)';
const listing = new RegExp(
  `^(?:(?:posted|reviewed|left|review) )?(?:on |from |via )?(?:an? )?${listings}(?: reviews?)?(?: from| of)?$`,
  'i',
);
/** The same before or behind other words of its line, where no customer's sentence would have it. */
const label = new RegExp(
  `^(?:an? )?${listings} review ?[:–—-]|[,–—(-] ?(?:an? )?${listings} review\\)?(?=$|, ?(?:\\p{L}+\\.? )?\\d)`,
  'iu',
);
/** What a listing writes around the words of a customer. */
const furniture =
  /^(?:local guide|level \d+|elite.*|new|like|love|share|report|helpful.*|(?:(?:see|read) )?more|translate.*|edited|sent from my .*|(?:posted|reviewed)(?: on)?|at \d+|\d+ [ap]m|services?|(?:\d+|an?) (?:reviews?|photos?|friends?|ratings?)|[^\p{L}\d]*)$/iu;
/** A line of a letter's head: whom it is from gives the name, its day the date, and nothing else is a review. */
const head = /^(from|to|cc|reply-to|date|sent|subject): *(.*)$/i;
const ownersAnswer = /^(?:response|reply|comment) from (?:the )?owner|^owner['’]s? (?:response|reply)/i;

const capital = "\\p{Lu}(?:\\.|[\\p{L}'’-]*)";
const names = `(${capital}(?: (?:de |van |von )?${capital}){0,2})`;
const person = new RegExp(`^(?:[—–-] ?)?${names}(?:, (.{2,40}))?$`, 'u');
const town = /^(\p{Lu}[\p{L}' .]+), (?:CO|Colorado)\b/u;
const recommending = new RegExp(`^${names} (?:recommends|doesn['’]t recommend) `, 'u');

/** As the site names customers: first name and initial. */
const shorten = (name: string) => name.replace(/^(\S+) (?:.* )?(\p{L})\S*$/u, '$1 $2.');

/** Reads a review as it was copied from a listing, a message or a note. */
export function readReview(pasted: string, { services, areas, now }: Known): ReadReview {
  const found: ReadReview = {};
  const said: string[] = [];
  let sender = '';
  const sameAs = (words: string) => (name: string) => name.toLowerCase() === words.toLowerCase();
  for (const given of pasted.split('\n').map((words) => words.replaceAll(/\s+/g, ' ').trim())) {
    const [, key = '', value = ''] = (said.length === 0 && head.exec(given)) || [];
    if (/^from$/i.test(key)) [sender, found.source] = [value.replace(/ *<.*/, ''), 'Email'];
    if (/^(?:date|sent)$/i.test(key)) found.date = findDay(value, now)?.[0];
    if (key) continue;
    const [, before, behind] = label.exec(given) ?? [];
    const line = given.replace(label, '').trim();
    found.source ??= before ?? behind;
    if (ownersAnswer.test(line)) break;
    const [rating, stars = ''] = (found.rating === undefined && findStars(line)) || [];
    const [date, day = ''] = (found.date === undefined && findDay(line, now)) || [];
    const own = line
      .replace(stars, '·')
      .replace(day, '·')
      .split(/[·•|:]/)
      .map((part) => part.trim().replace(/^[–—-]+ | ?[,(–—-]+$/g, ''))
      .filter((part) => !furniture.test(part));
    const whole = own.join(' ');
    const source = own.flatMap((part) => listing.exec(part)?.[1] ?? [])[0];
    const service = services.find(sameAs(whole));
    const recommends = said.length === 0 ? recommending.exec(line)?.[1] : undefined;
    // Stars and a day count on a line that is wholly the listing's own: a customer's sentence may speak of both.
    const isAround = own.every((part) => listing.test(part)) || Boolean(service ?? recommends);
    const opens = !isAround && stars !== '' && line.startsWith(stars);
    const signs = person.test(whole);
    if (rating !== undefined && (isAround || opens || signs)) found.rating = rating;
    if (date !== undefined && (isAround || signs)) found.date = date;
    found.source ??= source ?? (/[\ue838\ue83a]|local guide/iu.test(line) ? 'Google' : undefined);
    found.service ??= service;
    if (recommends) Object.assign(found, { name: shorten(recommends), source: 'Facebook' });
    if (!isAround) said.push(signs ? whole : opens ? line.slice(stars.length) : line);
  }
  const takeName = (line = '') => {
    const [, name, location] = (said.length > 1 && !found.name && person.exec(line)) || [];
    if (!name) return;
    said.splice(said.indexOf(line), 1);
    found.name = shorten(name);
    found.location = location ?? found.location;
  };
  const where = said.find((line) => town.test(line) || areas.some(sameAs(line)));
  if (where !== undefined) {
    said.splice(said.indexOf(where), 1);
    found.location = town.exec(where)?.[1] ?? where;
  }
  takeName(said[0]);
  // Below the words stands who signs: a single word there may be praise.
  if (/[\s,—–-]/.test(said.at(-1) ?? '')) takeName(said.at(-1));
  if (sender) found.name ??= shorten(sender);
  found.text =
    said
      .join(' ')
      .replaceAll(/^[\s:–—-]+|\s+$/g, '')
      .replace(/^["“](.*)["”]$/u, '$1') || undefined;
  const speaksOf = (name: string) => found.text?.toLowerCase().includes(name.toLowerCase());
  found.location ??= areas.find(speaksOf);
  found.service ??= services.find(speaksOf);
  return found;
}

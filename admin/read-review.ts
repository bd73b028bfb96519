/** The facts that were found in a pasted review. Facts that were not found are omitted. */
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

/** The names that are recognized in a review. */
export interface KnownNames {
  services: string[];
  areas: string[];
}

/** Finds a date such as "2 weeks ago", "Nov 3, 2026" or 11/3/2026, and returns it with those words. */
function findDay(line: string, now: Date): { day: Date; words: string } | undefined {
  const [ago, count = '', unit = ''] = /\b(\d+|an?) (hour|day|week|month|year)s? ago\b/i.exec(line) ?? [];
  if (ago) {
    const number = Number(count) || 1;
    const of = (name: string) => (unit.toLowerCase() === name ? number : 0);
    const days = of('day') + 7 * of('week');
    const day = new Date(now.getFullYear() - of('year'), now.getMonth() - of('month'), now.getDate() - days);
    return { day, words: ago };
  }
  const [written] = /\b(?:[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{4})\b/.exec(line) ?? [];
  const day = new Date(written ?? '');
  return written && !Number.isNaN(day.valueOf()) ? { day, words: written } : undefined;
}

// Google shows stars as private-use characters of its own font.
const drawn = /(?:[★⭐☆\ue838\ue83a]\ufe0f?)+|[1-5](?: ?\/ ?5| stars?| star rating)$/iu;
const countStars = (stars: string) => stars.match(/[★⭐\ue838]/gu)?.length ?? Number(stars[0]);

const listing = /^(?:(?:posted |reviewed )?(?:on |via ))?(Google|Yelp|Facebook|Nextdoor)(?: reviews?)?$/i;
/** Text that a listing adds around the words of a customer. */
const furniture =
  /^(?:local guide|new|like|share|helpful.*|(?:(?:see|read) )?more|edited|(?:\d+|an?) (?:reviews?|photos?|friends?)|[^\p{L}\d]*)$/iu;
const ownersAnswer = /^(?:response|reply) from (?:the )?owner/i;

const capital = "\\p{Lu}(?:\\.|[\\p{L}'’-]*)";
/** Matches a signature with or without a place: "— Ana B., Rockrimmon". */
const person = new RegExp(`^(?:[—–-] ?)?(${capital}(?: (?:de |van |von )?${capital}){0,2})(?:, (.{2,40}))?$`, 'u');
const town = /^(\p{Lu}[\p{L}' .]+), (?:CO|Colorado)$/u;

/** Shortens a name to the first name and an initial, as the site shows customers. */
const shorten = (name: string) => name.replace(/^(\S+) (?:.* )?(\p{L})\S*$/u, '$1 $2.');

/** Reads a review as it was copied from a listing or a message. */
export function readReview(pasted: string, { services, areas }: KnownNames, now: Date): ReadReview {
  const found: ReadReview = {};
  const said: string[] = [];
  for (const line of pasted.split('\n').map((words) => words.replaceAll(/\s+/g, ' ').trim())) {
    if (ownersAnswer.test(line)) break;
    const [stars = ''] = drawn.exec(line) ?? [];
    const { day, words = '' } = findDay(line, now) ?? {};
    const parts = line
      .replace(stars, '·')
      .replace(words, '·')
      .split(/[·•|]/)
      .map((part) => part.trim())
      .filter((part) => !furniture.test(part));
    const service = services.find((name) => name.toLowerCase() === line.toLowerCase());
    const place = areas.find((name) => name === line) ?? town.exec(line)?.[1];
    // Stars and a date count only on a line without other text: a customer's sentence may mention both.
    if (service || place) Object.assign(found, service ? { service } : { location: place });
    else if (parts.every((part) => listing.test(part))) {
      if (stars) found.rating ??= countStars(stars);
      if (day) found.date ??= day.toLocaleDateString('en-CA');
      const isGoogles = /[\ue838\ue83a]|local guide/iu.test(line);
      found.source ??= listing.exec(parts[0] ?? '')?.[1] ?? (isGoogles ? 'Google' : undefined);
    } else said.push(line);
  }
  // The name is the first line or a signature in the last one. A single word in the last line may be praise.
  const signed = /[\s,]/.test(said.at(-1) ?? '') ? said.at(-1) : undefined;
  const own = said.length > 1 ? [said[0], signed].find((line) => line && person.test(line)) : undefined;
  const [, name, location] = person.exec(own ?? '') ?? [];
  if (name) found.name = shorten(name);
  found.location ??= location;
  const text = said.filter((line) => line !== own).join(' ');
  if (text) found.text = text.replace(/^["“](.*)["”]$/u, '$1');
  const speaksOf = (known: string) => text.toLowerCase().includes(known.toLowerCase());
  found.location ??= areas.find(speaksOf);
  found.service ??= services.find(speaksOf);
  return found;
}

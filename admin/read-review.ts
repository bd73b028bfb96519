/** The fields that were found in a pasted review. Fields that were not found are omitted. */
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

/** Finds a date such as "2 weeks ago", "Nov 3, 2026" or 11/3/2026, and returns it with the matched text. */
function findDay(line: string, now: Date): { day: Date; text: string } | undefined {
  const [ago, count = '', unit = ''] = /\b(\d+|an?) (hour|day|week|month|year)s? ago\b/i.exec(line) ?? [];
  if (ago) {
    const number = Number(count) || 1;
    const countUnits = (name: string) => (unit.toLowerCase() === name ? number : 0);
    const days = countUnits('day') + 7 * countUnits('week');
    const day = new Date(
      now.getFullYear() - countUnits('year'),
      now.getMonth() - countUnits('month'),
      now.getDate() - days,
    );
    return { day, text: ago };
  }
  const [dateText] = /\b(?:[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{4})\b/.exec(line) ?? [];
  const day = new Date(dateText ?? '');
  return dateText && !Number.isNaN(day.valueOf()) ? { day, text: dateText } : undefined;
}

// Google shows stars as private-use characters of a special font.
const starsPattern = /(?:[★⭐☆\ue838\ue83a]\ufe0f?)+|[1-5](?: ?\/ ?5| stars?| star rating)$/iu;
const countStars = (stars: string) => stars.match(/[★⭐\ue838]/gu)?.length ?? Number(stars[0]);

const sourcePattern = /^(?:(?:posted |reviewed )?(?:on |via ))?(Google|Yelp|Facebook|Nextdoor)(?: reviews?)?$/i;
/** Lines that a listing adds to the customer's text. */
const boilerplate =
  /^(?:local guide|new|like|share|helpful.*|(?:(?:see|read) )?more|edited|(?:\d+|an?) (?:reviews?|photos?|friends?)|[^\p{L}\d]*)$/iu;
const ownerReply = /^(?:response|reply) from (?:the )?owner/i;

const capitalizedWord = "\\p{Lu}(?:\\.|[\\p{L}'’-]*)";
/** Matches a signature with or without a place: "— Ana B., Rockrimmon". */
const signaturePattern = new RegExp(
  `^(?:[—–-] ?)?(${capitalizedWord}(?: (?:de |van |von )?${capitalizedWord}){0,2})(?:, (.{2,40}))?$`,
  'u',
);
const townPattern = /^(\p{Lu}[\p{L}' .]+), (?:CO|Colorado)$/u;

/** Shortens a name to the first name and an initial, as the site shows customers. */
const shorten = (name: string) => name.replace(/^(\S+) (?:.* )?(\p{L})\S*$/u, '$1 $2.');

/** Reads a review as it was copied from a listing or a message. */
export function readReview(pasted: string, { services, areas }: KnownNames, now: Date): ReadReview {
  const review: ReadReview = {};
  const lines: string[] = [];
  for (const line of pasted.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())) {
    if (ownerReply.test(line)) break;
    const [stars = ''] = starsPattern.exec(line) ?? [];
    const { day, text: dateText = '' } = findDay(line, now) ?? {};
    const parts = line
      .replace(stars, '·')
      .replace(dateText, '·')
      .split(/[·•|]/)
      .map((part) => part.trim())
      .filter((part) => !boilerplate.test(part));
    const service = services.find((name) => name.toLowerCase() === line.toLowerCase());
    const knownLocation = areas.find((name) => name === line) ?? townPattern.exec(line)?.[1];
    // Stars and a date count only on a line without other text: a customer's sentence may mention both.
    if (service || knownLocation) Object.assign(review, service ? { service } : { location: knownLocation });
    else if (parts.every((part) => sourcePattern.test(part))) {
      if (stars) review.rating ??= countStars(stars);
      if (day) review.date ??= day.toLocaleDateString('en-CA');
      const isFromGoogle = /[\ue838\ue83a]|local guide/iu.test(line);
      review.source ??= sourcePattern.exec(parts[0] ?? '')?.[1] ?? (isFromGoogle ? 'Google' : undefined);
    } else lines.push(line);
  }
  // The name is the first line or a signature in the last one. A single word in the last line may be praise.
  const lastLine = /[\s,]/.test(lines.at(-1) ?? '') ? lines.at(-1) : undefined;
  const signature =
    lines.length > 1 ? [lines[0], lastLine].find((line) => line && signaturePattern.test(line)) : undefined;
  const [, name, location] = signaturePattern.exec(signature ?? '') ?? [];
  if (name) review.name = shorten(name);
  review.location ??= location;
  const text = lines.filter((line) => line !== signature).join(' ');
  if (text) review.text = text.replace(/^["“](.*)["”]$/u, '$1');
  const isMentioned = (known: string) => text.toLowerCase().includes(known.toLowerCase());
  review.location ??= areas.find(isMentioned);
  review.service ??= services.find(isMentioned);
  return review;
}

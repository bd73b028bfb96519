import type { Shown, ToPage } from '../../preview/messages.ts';
import { fillFacts, readAs } from '../../preview/words.ts';
import type { Path } from '../field-place.ts';

type Facts = Record<string, string>;

const business = 'src/content/business.yaml';

/** As pages write the number of a phone; other words as they are. */
const say = (text: string, facts: Facts) =>
  readAs(fillFacts(text, facts)).replace(/^(\d{3})[-. ]?(\d{3})[-. ]?(\d{4})$/, '($1) $2-$3');

const getAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);

/** What a page shows of a field: of a group the heading, of an item its first words, of a picture its name. */
export function getShown(file: string, data: unknown, path: Path, facts: Facts): Shown | undefined {
  const value = getAt(data, path);
  const isPicture = path.includes('pictures') || ['picture', 'portrait'].includes(String(path.at(-1)));
  if (isPicture && typeof value === 'string') return { slot: value };
  if (typeof value === 'string' || typeof value === 'number') {
    // Pages say the hours of the week at once.
    const name = path[0] === 'hours' ? 'hours' : String(path.at(-1));
    const words = say(String(value), facts);
    const fact = (file === business && facts[name]) || words;
    return { words: fact, isFixed: typeof value === 'number' || fact !== words };
  }
  const inner = Object.keys((value ?? {}) as object);
  const first = inner.includes('heading') ? 'heading' : inner[0];
  if (first === undefined) return undefined;
  return getShown(file, data, [...path, Array.isArray(value) ? Number(first) : first], facts);
}

/** Every text that differs from what is saved, as the page says it and as it is to say it. */
export function listTyped(saved: unknown, typed: unknown, facts: Facts): ToPage['typed'] {
  if (typeof saved === 'string' && typeof typed !== 'object') {
    const pair = [saved, String(typed ?? '')].map((text) => say(text, facts)) as [string, string];
    return pair[0] === pair[1] || pair[0] === '' ? [] : [pair];
  }
  if (!saved || !typed || typeof saved !== 'object' || typeof typed !== 'object') return [];
  const before = Object.entries(saved);
  // A list that has lost or won an item follows when it is saved.
  if (Array.isArray(saved) && before.length !== Object.keys(typed).length) return [];
  return before.flatMap(([key, value]) => listTyped(value, (typed as Record<string, unknown>)[key], facts));
}

import { readSite } from './content.ts';
import { namePath } from './field-names.ts';
import { isName, listTexts, type PlacedText } from './texts.ts';

/** A field that says what is looked for. */
export interface Found extends PlacedText {
  /** What its file is called, and the field in it. */
  title: string;
  label: string;
}

export interface Finding {
  found: Found[];
  /** How many there are besides. */
  more: number;
}

const most = 40;

/** How well a field answers: by its name before its words, the fact before what repeats it, and no title alone. */
function rate({ file, title, label, text }: Found, words: string[]): number {
  const [above, name, said] = [title, label, text].map((part) => part.toLowerCase()) as [string, string, string];
  const isHere = (word: string) => name.includes(word) || said.includes(word);
  if (!words.some(isHere) || !words.every((word) => isHere(word) || above.includes(word))) return 0;
  // Somebody's very sentence comes before its words from anywhere.
  const phrase = words.length > 1 && said.includes(words.join(' ')) ? words.length + 1 : 0;
  const isFact = file === 'src/content/business.yaml';
  return 1 + phrase + Number(isFact) / 2 + words.filter((word) => name.split(/[^a-z]+/).includes(word)).length;
}

/** Every field that holds all the words looked for, in what it says or in its name. */
export function findWords(wanted: string): Finding {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { found: [], more: 0 };
  const titles = new Map(readSite().files.map(({ file, title }) => [file, title]));
  const found = listTexts()
    .filter(({ text }) => !isName(text))
    .map((text) => ({ ...text, title: titles.get(text.file) ?? text.file, label: namePath(text.path) }))
    .map((field) => ({ field, rating: rate(field, words) }))
    .filter(({ rating }) => rating > 0)
    .sort((one, other) => other.rating - one.rating)
    .map(({ field }) => field);
  return { found: found.slice(0, most), more: Math.max(0, found.length - most) };
}

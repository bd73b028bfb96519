import { getMain } from './page-links.ts';
import { textOf } from './site-files.ts';

const endings = /<\/(?:p|li|dd|dt|td|th|h[1-6]|summary|small|caption|label|blockquote|figcaption|div|b)>/g;

/** What is no prose: the labels on a slider, and what is only drawn. */
const labels =
  /<div[^>]* data-compare-slider[\s\S]*?<a [^>]*>[^<]*<\/a><\/div>|<div[^>]* aria-hidden="true"[\s\S]*?<\/div>/g;
const sharedWords =
  /<p[^>]* data-shared-words[\s\S]*?<\/p>|<(div|dl)[^>]* data-shared-words[\s\S]*?<\/(?:ul><\/div|dl><\/div|details><\/div|dl)>/g;

/** The prose of main; the lines that pages share by design (data-shared-words) can be left out. */
export function getWords(html: string, { withShared }: { withShared: boolean }): string {
  const main = getMain(html).replace(labels, '');
  return withShared ? main : main.replace(sharedWords, '');
}

/** The text of each paragraph, heading, cell and item, in order. */
export const listBlocks = (markup: string): string[] =>
  markup
    .replace(endings, '$&\n')
    .split('\n')
    .map(textOf)
    .filter((block) => block !== '');

export const listSentences = (block: string): string[] => block.split(/(?<=[.?])\s+(?=[A-Z“"0-9])/);

export const listHeadings = (markup: string, level: number): string[] =>
  [...markup.matchAll(new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map((match) =>
    textOf(match[1] ?? ''),
  );

/** A common estimate: groups of vowels, without the silent e at the end. */
function countSyllables(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
      .replace(/^y/, '')
      .match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}

/** The school grade that a text asks for (Flesch and Kincaid), over its whole sentences; labels and names do not count. */
export function measureGrade(markup: string): number {
  const sentences = listBlocks(markup)
    .flatMap(listSentences)
    .filter((sentence) => /[.?]”?$/.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

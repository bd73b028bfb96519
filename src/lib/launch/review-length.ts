/** Advice on texts that are too long or too short. The CMS shows it below the field, and nothing is refused for it. */
import type { FieldPath } from '../content/yaml-source.ts';
import { maxWordsOfLine } from '../schemas/prose.ts';

/** The advice by its sort. */
export const lengthAdvice = {
  'long-title': 'Search engines cut it. Shorten it where what matters stands at its end.',
  'description-length':
    'Search engines show about 70 to 160 characters: a longer one is cut, and for a shorter one they may take other words of the page.',
  'long-line': 'Visitors look for it between others. Move the rest to its details (more).',
};

interface LengthNote {
  sort: keyof typeof lengthAdvice;
  what: string;
}

/** Reviews a text as pages show it, by its path in the file of a page or a service; returns `undefined` if it fits. */
export function reviewLength(path: FieldPath, text: string): LengthNote | undefined {
  const { length } = text;
  const [field] = path;
  if (path.length === 1 && field === 'title' && length > 65)
    return { sort: 'long-title', what: `has ${length} characters` };
  if (path.length === 1 && field === 'description' && length > 0 && (length < 70 || length > 160))
    return { sort: 'description-length', what: `has ${length} characters` };
  const words = text.trim().split(/\s+/).length;
  if (path.includes('facts') && path.at(-1) === 'line' && words > maxWordsOfLine)
    return { sort: 'long-line', what: `has ${words} words, and two lines of a phone ${maxWordsOfLine}` };
  return undefined;
}

/** Advice on texts that are too long or too short. The CMS shows it below the field, and nothing is refused for it. */
import type { FieldPath } from '../content/yaml-source.ts';
import { maxWordsPerLine } from '../schemas/fields.ts';

/** The advice by its code. */
export const lengthAdvice = {
  'long-title': 'Search engines cut it off. Shorten it if important words are at its end.',
  'description-length':
    'Search engines show about 70 to 160 characters: they cut off a longer one, and may replace a shorter one with other text of the page.',
  'long-line': 'Visitors scan it among other lines. Move the rest to its details (more).',
};

interface LengthNote {
  code: keyof typeof lengthAdvice;
  problem: string;
}

/** Reviews a text as pages show it, by its path in the file of a page or a service; returns `undefined` if it fits. */
export function reviewLength(path: FieldPath, text: string): LengthNote | undefined {
  const { length } = text;
  const [field] = path;
  if (path.length === 1 && field === 'title' && length > 65)
    return { code: 'long-title', problem: `has ${length} characters` };
  if (path.length === 1 && field === 'description' && length > 0 && (length < 70 || length > 160))
    return { code: 'description-length', problem: `has ${length} characters` };
  const wordCount = text.trim().split(/\s+/).length;
  if (path.includes('facts') && path.at(-1) === 'line' && wordCount > maxWordsPerLine)
    return { code: 'long-line', problem: `has ${wordCount} words, and two lines on a phone fit ${maxWordsPerLine}` };
  return undefined;
}

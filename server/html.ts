import { escapeHtml } from '../src/lib/escape-html.ts';

/** Markup, as opposed to text that has to be escaped. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type { Html };

type Value = string | number | false | undefined | Html | Html[];

/**
 * A template that escapes its values, unless they come from such a template themselves. `false` and `undefined` become
 * ''.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + renderValue(values[index])).join(''));
}

function renderValue(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  return Array.isArray(value) ? value.map(renderValue).join('') : escapeHtml(String(value));
}

/** Marks text that is no user input, such as a style sheet, as markup. */
export const trustMarkup = (markup: string) => new Html(markup);

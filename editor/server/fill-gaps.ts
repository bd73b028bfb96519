import { fillFacts } from '../preview/words.ts';
import { namePath } from './field-names.ts';
import type { FormSchema, References } from './form-schema.ts';

interface Site {
  facts: Record<string, string>;
  references: References;
}

/**
 * What a page shows of data that is still being written: a field that is missing as its name in brackets, a picture as
 * the first of the site. What may be missing stays away.
 */
export function fillGaps(schema: FormSchema, data: unknown, site: Site, path: (string | number)[] = []): unknown {
  const { items, minItems = 0, properties, required = [] } = schema;
  if (properties) {
    const given = (data ?? {}) as Record<string, unknown>;
    const shown = Object.entries(properties).filter(([key]) => required.includes(key) || given[key] !== undefined);
    return Object.fromEntries(shown.map(([key, inner]) => [key, fillGaps(inner, given[key], site, [...path, key])]));
  }
  if (items && !Array.isArray(items)) {
    const given = (data ?? []) as unknown[];
    const length = Math.max(given.length, minItems);
    return Array.from({ length }, (_, index) => fillGaps(items, given[index], site, [...path, index]));
  }
  if (typeof data === 'string') return fillFacts(data, site.facts);
  const [picture] = site.references.pictures;
  const name = schema.references === 'pictures' && picture ? picture.value : `[${namePath(path)}]`;
  return data ?? schema.const ?? schema.enum?.[0] ?? name;
}

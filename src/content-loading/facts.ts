import type { Business } from '../schemas/business.ts';

/** The words that content may write in braces, each standing for a fact of business.yaml. */
function getFacts(business: Business): Record<string, string> {
  return {
    brand: business.brand,
    phone: business.phone.display,
    email: business.email,
    hours: business.hours.text,
    hoursShort: business.hours.short,
    rating: String(business.rating),
    reviewCount: business.reviewCount,
    // For 'more than 250 reviews', where a plus would stumble.
    reviewFloor: business.reviewCount.replace('+', ''),
    localBusinesses: business.localBusinesses,
    founded: String(business.founded),
    ...business.terms,
  };
}

/** Text with every {fact} filled in. Throws for a name that is no fact. */
function fillText(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${whole} is no fact: use one of ${Object.keys(facts).join(', ')}`);
    return fact;
  });
}

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** HTML with every {fact} filled in; the phone number and the email address become links. */
export function fillFactsInMarkup(html: string, business: Business): string {
  const facts = Object.fromEntries(
    Object.entries(getFacts(business)).map(([name, fact]) => [name, escapeMarkup(fact)]),
  );
  return fillText(html, {
    ...facts,
    phone: `<a class="nowrap" href="${business.phone.href}">${facts['phone']}</a>`,
    email: `<a href="mailto:${facts['email']}">${facts['email']}</a>`,
  });
}

/**
 * Content with every {fact} filled in, at any depth; what names no fact is handed back as it is, not copied. Throws for
 * a name that is no fact.
 */
export function fillFacts<Content>(content: Content, business: Business): Content {
  const facts = getFacts(business);
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, facts);
    if (Array.isArray(value)) {
      const filled = value.map(fill);
      return filled.every((inner, index) => inner === value[index]) ? value : filled;
    }
    if (value && typeof value === 'object' && !(value instanceof Date)) {
      const entries = Object.entries(value);
      const filled = entries.map(([key, inner]) => [key, fill(inner)] as const);
      return filled.every(([, inner], index) => inner === entries[index]?.[1]) ? value : Object.fromEntries(filled);
    }
    return value;
  };
  return fill(content) as Content;
}

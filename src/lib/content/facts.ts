import { findNearest } from '../edit-distance.ts';
import { escapeHtml } from '../escape-html.ts';
import { formatHours, formatHoursFigure, formatOpenDays, formatShortHours, getSchedule } from '../hours/schedule.ts';
import type { Answers } from '../schemas/answers.ts';
import type { Business } from '../schemas/business.ts';
import type { Seasons } from '../schemas/seasons.ts';
import { mailBreaks } from '../site/mail-breaks.ts';
import { describeSeason } from '../site/season.ts';
import type { FieldPath } from './yaml-source.ts';

export type Facts = Record<string, string>;

/** Returns the owner's answers, or an empty object before they are confirmed. */
export const getConfirmedAnswers = (answers: Answers | undefined): Partial<Answers> =>
  answers?.confirmed ? answers : {};

/** Returns the terms of Denver, with their figures once the owner has given them. */
export const composeDenverTerms = (
  { terms }: Business,
  { denverDates, denverTravel, denverMinimum }: Partial<Answers>,
) => [terms.denver, denverDates, denverTravel, denverMinimum].filter(Boolean).join(' ');

/**
 * Returns the facts that content may write as a name in braces, from business.yaml, seasons.yaml or answers.yaml. A
 * fact that the owner has not given is '', and fillText() leaves it out.
 */
export function getFacts(business: Business, { works }: Seasons, answers?: Answers): Facts {
  const { terms } = business;
  const confirmed = getConfirmedAnswers(answers);
  const schedule = getSchedule(business);
  return {
    brand: business.brand,
    serviceArea: business.serviceArea,
    phone: business.phone.display,
    email: business.email,
    days: formatOpenDays(schedule),
    hours: formatHours(schedule),
    hoursFigure: formatHoursFigure(schedule),
    hoursShort: formatShortHours(schedule),
    standing: business.standing,
    rating: String(business.rating),
    reviewCount: business.reviewCount,
    // Used in phrases such as 'more than 250 reviews', in which a plus sign would be wrong.
    reviewFloor: business.reviewCount.replace('+', ''),
    localBusinesses: business.localBusinesses,
    founded: String(business.founded),
    mapProvider: business.map.provider,
    ...terms,
    denver: composeDenverTerms(business, confirmed),
    netTerms: terms.netTerms ?? '',
    purchaseOrders: terms.purchaseOrders ?? '',
    safetySheets: terms.safetySheets ?? '',
    denverDates: confirmed.denverDates ?? '',
    denverTravel: confirmed.denverTravel ?? '',
    denverMinimum: confirmed.denverMinimum ?? '',
    damage: confirmed.damage ?? '',
    damageInTerms: confirmed.damage ? `${confirmed.damage} The limit does not apply to that.` : '',
    paintWarranty: confirmed.paintWarranty ?? '',
    nightCallOut: confirmed.nightCallOut ?? '',
    ...Object.fromEntries(Object.entries(works).map(([name, work]) => [`${name}Season`, describeSeason(work)])),
  };
}

/** Lists names in braces that are no fact, such as {SPRING}. Pages show them unchanged. */
export const listUnknownFacts = (text: string, facts: Facts): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (Object.hasOwn(facts, name) ? [] : [name]));

/**
 * Fills in every {fact}, and keeps degrees, AM and PM on the line of their figure. An empty fact is left out with the
 * space before it.
 */
function fillText(text: string, facts: Facts): string {
  const filled = text.replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    return fact === undefined ? whole : fact && space + fact;
  });
  return filled.replaceAll(' °', '\u00a0°').replace(/(\d) (?=[AP]M\b)/g, '$1\u00a0');
}

/** Fills in every {fact} in HTML; the phone number and the email address become links. */
export function fillFactsInMarkup(html: string, facts: Facts, business: Business): string {
  const escaped = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, escapeHtml(fact)]));
  return fillText(html, {
    ...escaped,
    phone: `<a class="whole" href="${business.phone.href}">${escaped['phone']}</a>`,
    email: `<a href="mailto:${escaped['email']}">${escaped['email']?.split(mailBreaks).join('<wbr>')}</a>`,
  });
}

/** Fills in every {fact} in content, at any depth. Reports a name in braces that is a misspelled fact. */
export function fillFacts<Content>(
  content: Content,
  facts: Facts,
  report: (path: FieldPath, message: string) => void = () => undefined,
): Content {
  const fill = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') {
      for (const name of listUnknownFacts(value, facts)) {
        const suggestion = findNearest(name, Object.keys(facts));
        if (suggestion) report(path, `{${name}} is not a fact: did you mean {${suggestion}}?`);
      }
      return fillText(value, facts);
    }
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, [...path, key])]));
    }
    return value;
  };
  return fill(content, []) as Content;
}

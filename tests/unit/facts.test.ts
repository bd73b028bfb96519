import { describe, expect, test, vi } from 'vitest';
import { fillFacts, fillFactsInMarkup, getFacts } from '../../src/lib/content/facts.ts';
import { answersSchema } from '../../src/lib/schemas/answers.ts';
import { businessSchema } from '../../src/lib/schemas/business.ts';
import { seasonsSchema } from '../../src/lib/schemas/seasons.ts';
import { readContent } from '../specified/specified-content.ts';

const source = readContent('business');
const business = businessSchema.parse(source);
const seasons = seasonsSchema.parse(readContent('seasons'));
const facts = getFacts(business, seasons);

describe('the phone number', () => {
  test.each(['719-555-0142', '(719) 555-0142', '+1 719 555 0142', '7195550142'])(
    'the phone number %s is shown and dialed the same',
    (phone) => {
      expect(businessSchema.parse({ ...source, phone }).phone).toEqual({
        display: '(719) 555-0142',
        href: 'tel:+17195550142',
        e164: '+17195550142',
      });
    },
  );

  test.each([
    ['', '0 digits'],
    ['555', '3 digits'],
    ['719-55-0142', '9 digits'],
    ['719-155-0142', 'no such number'],
    ['call us', '0 digits'],
  ])('the phone number "%s" is refused: %s', (phone, fault) => {
    const { error } = businessSchema.safeParse({ ...source, phone });
    expect(error?.issues[0]?.message).toContain(fault);
    expect(error?.issues[0]?.path).toEqual(['phone']);
  });
});

describe('facts in content', () => {
  test('facts are replaced at any depth', () => {
    expect(fillFacts({ a: ['Call {phone}'], b: { c: '{rating}/5' } }, facts)).toEqual({
      a: [`Call ${business.phone.display}`],
      b: { c: `${business.rating}/5` },
    });
  });

  test.each([
    ['at about 40 °F and up', 'at about 40\u00a0°F and up'],
    ['from 7 AM to 12 PM', 'from 7\u00a0AM to 12\u00a0PM'],
    ['at AM radio', 'at AM radio'],
  ])('a line never breaks between a figure and its unit: %s', (text, filled) => {
    expect(fillFacts(text, facts)).toBe(filled);
  });

  const answers = { denverMinimum: 'The minimum is $350.', denverTravel: 'Travel is $60.', damage: 'We pay.' };

  test('facts without a value are removed with the space before them', () => {
    for (const given of [undefined, answersSchema.parse({ ...answers, confirmed: false })]) {
      const filled = fillFacts(
        ['A. {denverMinimum} B.', 'A. {damageInTerms}', '{paintWarranty}'],
        getFacts(business, seasons, given),
      );
      expect(filled).toEqual(['A. B.', 'A.', '']);
      expect(getFacts(business, seasons, given)['denver']).toBe(business.terms.denver);
    }
  });

  test('confirmed facts are inserted, and figures of Denver follow its terms', () => {
    const given = answersSchema.parse({ ...answers, confirmed: '2026-11-20' });
    const facts = getFacts(business, seasons, given);
    expect(fillFacts('A. {denverMinimum} B.', facts)).toBe('A. The minimum is $350. B.');
    expect(facts['denver']).toBe(`${business.terms.denver} Travel is $60. The minimum is $350.`);
    expect(facts['damageInTerms']).toBe('We pay. The limit does not apply to that.');
  });

  test('a misspelled fact is reported with its place; other braces stay', () => {
    const content = { faq: { items: ['Use code {SPRING}, {constructor}', 'Dial {phonee}'] } };
    const report = vi.fn();
    expect(fillFacts(content, facts, report)).toEqual(content);
    const reason = expect.stringMatching(/^\{phonee\}.*\{phone\}/);
    expect(report).toHaveBeenCalledExactlyOnceWith(['faq', 'items', 1], reason);
  });
});

describe('facts in markup', () => {
  test('facts in markup become links if they can be called or written to', () => {
    const html = fillFactsInMarkup('<p>{phone} {email}</p>', facts, business);
    expect(html).toContain(`href="${business.phone.href}"`);
    expect(html).toContain(`href="mailto:${business.email}"`);
  });

  test('facts in markup are escaped', () => {
    const odd = getFacts({ ...business, brand: 'Wash & <Go>' }, seasons);
    expect(fillFactsInMarkup('<p>{brand}</p>', odd, business)).toBe('<p>Wash &amp; &lt;Go&gt;</p>');
  });

  test('other braces in markup stay', () => {
    expect(fillFactsInMarkup('Use code {SPRING}', facts, business)).toBe('Use code {SPRING}');
  });
});

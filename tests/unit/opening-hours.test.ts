import { describe, expect, it } from 'vitest';
import { getFacts } from '../../src/lib/content/facts.ts';
import { formatHours, formatShortHours, type OpeningHours, weekdays } from '../../src/lib/opening-hours.ts';
import { business as schema } from '../../src/lib/schemas/business.ts';
import type { Seasons } from '../../src/lib/schemas/seasons.ts';
import { composeBusiness } from '../../src/lib/seo/business-data.ts';
import { composeLlms } from '../../src/lib/seo/llms.ts';
import { composeVcard } from '../../src/lib/seo/vcard.ts';
import { readContent } from '../specified/specified-content.ts';

const given = readContent('business');
const siteUrl = 'https://www.peakandpane.example';

/** A week from Monday on. */
const week = (...days: string[]) =>
  Object.fromEntries(weekdays.map((day, index) => [day, days[index] ?? 'closed'])) as OpeningHours;
const [long, short, late] = ['07:00 to 19:00', '08:00 to 14:00', '12:00 to 20:30'];
const shop = week(long, long, long, long, long, short, 'closed');

describe('the sentence of the opening hours', () => {
  it.each<[OpeningHours, string, string]>([
    [week(long, long, long, long, long, long, long), 'Monday to Sunday, 7:00 AM to 7:00 PM', '7:00 AM to 7:00 PM'],
    [
      shop,
      'Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 8:00 AM to 2:00 PM',
      '7:00 AM to 7:00 PM, Saturday 8:00 AM to 2:00 PM',
    ],
    [
      week(long, 'closed', long, late, long, long, long),
      'Monday, Wednesday and Friday to Sunday, 7:00 AM to 7:00 PM, and Thursday, 12:00 PM to 8:30 PM',
      '7:00 AM to 7:00 PM, Thursday 12:00 PM to 8:30 PM',
    ],
    [
      week('closed', 'closed', 'closed', 'closed', 'closed', short, short),
      'Saturday and Sunday, 8:00 AM to 2:00 PM',
      '8:00 AM to 2:00 PM',
    ],
  ])('says the days that go together: %#', (hours, sentence, words) => {
    expect([formatHours(hours), formatShortHours(hours)]).toEqual([sentence, words]);
  });
});

describe('what stands for the hours', () => {
  const business = schema.parse({ ...given, hours: shop });
  const sentence = formatHours(shop);

  it('follows them in content, vCard and the page for assistants', () => {
    const facts = getFacts(business, { works: {} } as Seasons);
    expect([facts['hours'], facts['hoursShort']]).toEqual([sentence, formatShortHours(shop)]);
    expect(composeVcard(business, siteUrl).replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(sentence);
    expect(composeLlms([], business, siteUrl)).toContain(sentence);
  });

  it('tells search engines each stretch of days, and the closed day not at all', () => {
    const { openingHoursSpecification } = composeBusiness(business, siteUrl) as { openingHoursSpecification?: unknown };
    expect(openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '19:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '14:00' },
    ]);
  });
});

import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { z } from 'zod';
import { listOpenDays } from '../hours/opening-hours.ts';
import { parseHours } from '../hours/parse-hours.ts';
import {
  coordinateField,
  day,
  listOf,
  pastDay,
  rarelyChanged,
  secureAddress,
  text,
  webAddress,
  zip,
} from './fields.ts';

/** The forms of the CMS read `isHours` and store the hours in the same normalized format. */
const dayHours = z
  .string()
  .meta({ isHours: true })
  .transform((written, context) => {
    const { hours, fault } = parseHours(written);
    if (hours) return hours;
    context.addIssue(fault ?? '');
    return z.NEVER;
  });

/** Optional, because a day may keep its hours. */
const newDayHours = dayHours.optional();

const newHours = z
  .strictObject({
    from: day.meta({ title: 'From' }).describe('The first day with these hours.'),
    monday: newDayHours,
    tuesday: newDayHours,
    wednesday: newDayHours,
    thursday: newDayHours,
    friday: newDayHours,
    saturday: newDayHours,
    sunday: newDayHours,
  })
  .refine((week) => Object.keys(week).length > 1, 'changes no day: write the hours of those that change');

const exception = z
  .strictObject({
    from: day.meta({ title: 'Day' }).describe('The day, or the first of several.'),
    to: day.optional().meta({ title: 'Last day' }).describe('Only if it is more than one day.'),
    hours: dayHours.describe('As above: closed, or other hours such as 9-12.'),
    name: text
      .optional()
      .meta({ title: 'Why' })
      .describe('A few words that are shown before it, such as Thanksgiving.'),
  })
  .refine(({ from, to }) => !to || to >= from, { path: ['to'], error: 'is before the first day' });

const link = z.strictObject({
  name: text.describe('The text of the link.'),
  url: webAddress,
});

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const toDigits = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    String(2 + keypad.findIndex((letters) => letters.includes(letter.toLowerCase()))),
  );

/**
 * Converts letters to digits: 1-800-CLEANIT becomes 1-800-2532648. The letters of an extension, such as ext. 3, remain.
 */
function dialLetters(written: string): string {
  const [, number = '', extension = ''] = /^(.*?)((?:[\s,;]+(?:ext|x|extension)[\s.:]*\d+)?)\s*$/i.exec(written) ?? [];
  return (/\d.*[a-z]{3}/i.test(number) ? toDigits(number) : number) + extension;
}

const phone = z.string().transform((value, context) => {
  try {
    const number = parsePhoneNumberWithError(dialLetters(value), 'US');
    if (number.isValid()) return { display: number.formatNational(), href: number.getURI(), e164: number.number };
  } catch {
    // Reported below, like a number that can be parsed but is not in use.
  }
  const { length } = value.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const fault = length === 10 ? 'there is no such number in the US' : `it has ${length} digits, and a whole one has 10`;
  context.addIssue({ code: 'custom', message: `"${value}" is not a phone number: ${fault}` });
  return z.NEVER;
});

export const businessSchema = z.strictObject({
  brand: text.describe('The name on the sign.'),
  legalName: text.describe('The registered name.').meta(rarelyChanged),
  phone: phone.describe('The one phone number of the company. The page next to this form shows it after you save.'),
  email: z
    .string()
    .overwrite((value) => value.trim().replace(/^mailto:/i, ''))
    .check(z.email({ error: ({ input }) => `"${input}" is not an email address: write it as name@company.com` }))
    .describe('The one public email address.'),
  address: z.strictObject({
    street: text.optional().describe('Pages show it once you enter it here.'),
    locality: text,
    region: z.string().toUpperCase().length(2, 'must be two letters, such as CO').meta(rarelyChanged),
    postalCode: zip,
    country: z.literal('US'),
    geo: z
      .strictObject({ latitude: z.number().meta(coordinateField), longitude: z.number().meta(coordinateField) })
      .optional()
      .describe('For search engines, once you know it.')
      .meta(rarelyChanged),
  }),
  hours: z
    .strictObject({
      monday: dayHours,
      tuesday: dayHours,
      wednesday: dayHours,
      thursday: dayHours,
      friday: dayHours,
      saturday: dayHours,
      sunday: dayHours,
    })
    .refine((hours) => listOpenDays(hours).length > 0, 'must be open on one day at least')
    .describe('In Denver time. All pages that mention the hours are updated after you save.'),
  newHours: z
    .array(newHours)
    .optional()
    .meta({ title: 'New hours from a day on' })
    .describe('They replace those above from a day on. A day that you leave empty keeps its hours.'),
  exceptions: z
    .array(exception)
    .optional()
    .meta({ title: 'Days off, other hours' })
    .describe('Holidays and the like. Pages list them until they are over.'),
  licenses: z
    .array(
      z.strictObject({
        number: text.describe('As it is written on the license.'),
        issuer: text.describe('Who issued it, such as the city.'),
      }),
    )
    .optional()
    .describe('The row Insurance of service and area pages shows them once you enter them here.'),
  insurance: z
    .strictObject({
      insurer: text.describe('The name of the insurance company.'),
      limits: text.describe('As in: $1,000,000 for each claim, $2,000,000 a year.'),
    })
    .optional()
    .describe('In the same row, once you enter it here.'),
  bond: z
    .strictObject({
      company: text.describe('The name of the bonding company.'),
      amount: text.optional().describe('As in: $10,000.'),
    })
    .optional()
    .describe('With the insurer, and under Credentials on About.'),
  leadTime: z
    .strictObject({
      next: day
        .meta({ title: 'Next free day' })
        .describe('The first day on which you can take a job. Once it is over, pages no longer show it.'),
      date: pastDay.meta({ title: 'As of' }).describe('The day on which that was true.'),
    })
    .optional()
    .describe('The rows How soon and Dates of service and area pages say it once you enter it here.'),
  founded: z
    .number()
    .int()
    .min(1900)
    .max(new Date().getFullYear(), 'is in the future: write the year in which you began')
    .describe('Year.'),
  serviceArea: text.describe('In the bar at the top of every page.'),
  regions: listOf(text).describe('The cities whose areas are served, for search engines.').meta(rarelyChanged),
  offer: text.describe('In the bar at the top of every page.'),
  summary: text.describe('In the footer.'),
  standing: text.describe('Next to the rating, in the first part of a page.'),
  notices: z
    .strictObject({
      preview: text
        .meta({ title: 'On a preview' })
        .describe('At the top of every page until the launch. The public site does not show it.'),
      pictures: text
        .meta({ title: 'About illustrations' })
        .describe(
          'In the footer of every page while one picture looks like a photograph but is not one. Drawings need no notice.',
        ),
    })
    .describe('The notices that reviews and figures are samples and some pictures are illustrations.')
    .meta(rarelyChanged),
  rating: z.number().min(1).max(5),
  reviewCount: text.describe('For example 250+.'),
  localBusinesses: text.meta(rarelyChanged),
  stats: listOf(z.strictObject({ number: text, label: text })),
  links: z.strictObject({ social: link, reviews: link }),
  map: z
    .strictObject({
      provider: text.describe('The provider of the interactive map, which the privacy policy names.'),
      embedUrl: secureAddress.describe(
        'The address inside src="…" of the code that the provider offers. A new address must also be set up at your host: see the guide.',
      ),
      pageUrl: webAddress.describe("The map's own page, which the link opens in browsers without JavaScript."),
      credit: link.describe('Under the map: the source of its data.'),
    })
    .meta(rarelyChanged),
  terms: z
    .strictObject({
      answer: text.describe('After "We’ll", under the form: when a quote request is answered.'),
      reply: text.describe('The same in fewer words, for all other places, where a quote may need a visit.'),
      call: text.describe('The same, and how you reply.'),
      sameDay: text.describe('Where you offer same-day service.'),
      sameDayWhen: text.meta({ title: 'Same day depends on' }).describe('Shown after it.'),
      booking: text.describe('How Denver is booked, in a few words.'),
      travel: text.describe('In Colorado Springs and the areas around it.'),
      travelBeyond: text.meta({ title: 'Travel elsewhere' }).describe('For places outside your areas and Denver.'),
      denver: text.describe(
        'Booking, travel and minimum in Denver. Your figures under What visitors ask first are added to it.',
      ),
      emergency: text.describe('Next to the hours.'),
      emergencyExample: text.describe('Shown after it where visitors may call at night: what counts as an emergency.'),
      reach: text.describe('How high the poles go, and what comes above.'),
      paving: text.describe('The water rule for hard surfaces in Colorado Springs.'),
      pavingElsewhere: text.describe('The same for places with another water utility.'),
      interval: text.describe('How often windows are cleaned, after "every".'),
      washWater: text,
      estimate: text,
      weather: text.describe('What a change of date because of the weather costs.'),
      cancel: text,
      satisfaction: text.describe('The beginning of the guarantee, without a period.'),
      guarantee: text,
      payment: text,
      invoices: text,
      netTerms: text
        .optional()
        .describe('Only once there are some, as in: Net 30 for managed properties. With the invoices.'),
      purchaseOrders: text.optional().describe('Only once you accept them, as in: Purchase orders are accepted.'),
      safetySheets: text.optional().describe('Only once you have them, as in: Safety data sheets on request.'),
    })
    .check(({ value, issues }) => {
      for (const [name, term] of Object.entries(value)) {
        if (!term || !/\{\w+\}/.test(term)) continue;
        issues.push({
          code: 'custom',
          path: [name],
          input: term,
          message: 'must not contain braces, since it replaces a name in braces itself: write out the words',
        });
      }
    })
    .describe('Written once, here. Pages insert them by a name in braces, such as {sameDay}.'),
});

export type Business = z.output<typeof businessSchema>;

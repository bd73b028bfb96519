import { z } from 'zod';
import { confirmation, text } from './fields.ts';
import { slot } from './reference.ts';

/** Languages that visitors here are likely to speak, with their BCP 47 codes for browsers and search engines. */
export const languageCodes = {
  Spanish: 'es',
  German: 'de',
  Korean: 'ko',
  Vietnamese: 'vi',
  Chinese: 'zh',
  Russian: 'ru',
  French: 'fr',
  Tagalog: 'tl',
  Amharic: 'am',
  Arabic: 'ar',
} as const;
type LanguageName = keyof typeof languageCodes;

/**
 * A sentence that the owner writes. Content inserts it by its name in braces; while it is empty, the braces are
 * replaced by nothing.
 */
const sentence = text.refine(
  (value) => !/\{\w+\}/.test(value),
  'must not contain braces, since it replaces a name in braces itself: write out the words',
);

/**
 * The answers to questions that visitors ask first and only the owner can answer, unless another file has them. Every
 * field is optional. No page shows an answer before the file is confirmed. src/lib/content/owner-questions.ts lists all
 * such questions.
 */
export const answersSchema = z.strictObject({
  confirmed: confirmation.describe(
    'The day on which you confirmed every answer below. Pages show none of them before.',
  ),
  people: z
    .array(
      z.strictObject({
        name: text.describe('As customers call them.'),
        role: text.describe('As in: Owner. Or: Crew lead, exteriors.'),
        text: text.optional().describe('One sentence, as in: Answers the phone, and for the work.'),
        portrait: slot.optional().describe('A real photograph of this person, or none.'),
        founder: z.boolean().default(false).describe('Started the company, which search engines can read.'),
      }),
    )
    .optional()
    .meta({ title: 'People' })
    .describe('On About. The first one is also shown next to the quote form.'),
  saturdays: sentence
    .optional()
    .meta({ title: 'Saturdays' })
    .describe('On pages for homes, in the row How soon. As in: We work on Saturdays, booked about two weeks ahead.'),
  denverDates: sentence
    .optional()
    .meta({ title: 'Denver dates' })
    .describe('In the ZIP check, the comparison of regions and the form. As in: We’re in Denver on Tuesdays.'),
  denverMinimum: sentence
    .optional()
    .meta({ title: 'Denver minimum' })
    .describe(
      'In the ZIP check, the comparison of regions and the form. As in: The minimum in Denver is $350 a visit.',
    ),
  denverTravel: sentence
    .optional()
    .meta({ title: 'Travel to Denver' })
    .describe('In the same places. As in: Travel to Denver is $60 a visit.'),
  damage: sentence
    .optional()
    .meta({ title: 'Who pays for a broken pane' })
    .describe(
      'In the row If it’s not right, and in the Terms, which then say that their limit of liability does not apply to it. As in: If we break a pane, we pay for the new one.',
    ),
  paintWarranty: sentence
    .optional()
    .meta({ title: 'Warranty on paint' })
    .describe(
      'On the pages about painting, and in the Terms. As in: If our paint peels within two years, we repaint the spot for free.',
    ),
  workersCompensation: sentence
    .optional()
    .meta({ title: 'Workers’ compensation' })
    .describe('With the insurer. As in: Our crew is covered by workers’ compensation.'),
  nightCallOut: sentence
    .optional()
    .meta({ title: 'Call-out at night' })
    .describe(
      'For hotels, after your emergency line. As in: At night we’re on site within two hours, for $180 plus the work.',
    ),
  languages: z
    .array(
      z.strictObject({
        language: z.enum(Object.keys(languageCodes) as [LanguageName, ...LanguageName[]]),
        text: text.describe('In that language, as in: Hablamos español.'),
      }),
    )
    .optional()
    .meta({ title: 'Languages besides English' })
    .describe('Under the phone number of every page, and next to the quote form.'),
});

export type Answers = z.output<typeof answersSchema>;

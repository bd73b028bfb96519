/** What pages, scripts, islands and the inbox agree on, in plain constants: browsers load no Zod for it. */

/** Where requests are sent to. */
export const quotePath = '/api/quote';
/** The page with the form, and what it shows to those who sent it without JavaScript. */
export const contactPath = '/contact';
export const thankYouHash = '#thank-you';
export const thankYouPath = `${contactPath}${thankYouHash}`;
/** The page over all pages of areas. */
export const areasServedPath = '/areas-served';

/** Under which a tab keeps what the form holds, what was sent last, and the last try. */
export const draftKey = 'quote-draft';
export const receiptKey = 'quote-receipt';
export const tryKey = 'quote-try';

/** The form says so to the thank-you screen, which answers when it is over. */
export const sentEvent = 'quote-sent';
export const thanksOverEvent = 'quote-thanks-over';

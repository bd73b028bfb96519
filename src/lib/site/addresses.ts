/** What pages, scripts, islands and the inbox agree on, in plain constants: browsers load no Zod for it. */

/** Where requests are sent to. */
export const quotePath = '/api/quote';
/** The list of requests that the project's own server shows to the owner. */
export const requestsPath = '/requests';
/** The page with the form, and what it shows to those who sent it without JavaScript. */
export const contactPath = '/contact';
export const thankYouHash = '#thank-you';
export const thankYouPath = `${contactPath}${thankYouHash}`;
/** The page over all pages of areas. */
export const areasServedPath = '/areas-served';

/** In a link to the form: the visitor asks for a date, or comes from the ZIP check with a place. */
export const daysParameter = 'days';
export const placeParameter = 'place';

/** Under which a tab keeps what the form holds, and the last try. */
export const draftKey = 'quote-draft';
export const lastAttemptKey = 'quote-try';
/** And when the last request was sent, for which service: nothing else of it. */
export const sentKey = 'quote-sent-at';

/** The form says so to the thank-you screen. */
export const sentEvent = 'quote-sent';

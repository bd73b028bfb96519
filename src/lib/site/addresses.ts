/**
 * Constants that pages, scripts, islands and the inbox share. They are plain, so that browsers load no Zod for them.
 */

/** The path to which requests are posted. */
export const quotePath = '/api/quote';
/** The list of requests that the project's own server shows to the owner. */
export const requestsPath = '/requests';
/** The page with the form, and the thank-you screen for visitors who sent it without JavaScript. */
export const contactPath = '/contact';
export const thankYouHash = '#thank-you';
export const thankYouPath = `${contactPath}${thankYouHash}`;
/** The page that lists all area pages. */
export const areasServedPath = '/areas-served';

/** Query parameters of links to the form: the visitor asks for a date, or comes from the ZIP check with a place. */
export const daysParameter = 'days';
export const placeParameter = 'place';

/** The keys in sessionStorage for the values of the form and for the last attempt to send it. */
export const draftKey = 'quote-draft';
export const lastAttemptKey = 'quote-try';
/** The key in sessionStorage for the last sent request: its time, service and property, and nothing else of it. */
export const sentKey = 'quote-sent-at';

/** The event with which the form reports a sent request to the thank-you screen. */
export const sentEvent = 'quote-sent';

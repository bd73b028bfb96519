/** Where requests are sent to. */
export const quotePath = '/api/quote';
/** The page with the form, and what it shows to those who sent it without JavaScript. */
export const contactPath = '/contact';
export const thankYouPath = `${contactPath}#thank-you`;

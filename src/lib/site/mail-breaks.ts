/** Matches the positions at which an email address may break: after its @, before a dot. */
export const mailBreaks = /(?<=@)|(?=\.)/;

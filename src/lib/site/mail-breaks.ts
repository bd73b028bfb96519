/** Where an address of mail may go on in the next line: after its @, before a dot. */
export const mailBreaks = /(?<=@)|(?=\.)/;

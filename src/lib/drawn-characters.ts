const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** What both typefaces hold. A browser takes others from elsewhere; what is drawn as a picture has these alone. */
export const characters = `${ascii} ©°·×’‘“”–…áèéíñóúüöëÉÑ`;

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** The characters of both subset fonts. For any other character, a browser uses another font. */
export const fontCharacters = `${ascii} ©°·×’‘“”–…áèéíñóúüöëÉÑ`;

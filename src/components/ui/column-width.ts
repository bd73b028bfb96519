/** The width of the column of text from 90rem: --wide in tokens.css, since `sizes` accepts no custom properties. */
export const columnWidth = 'clamp(82rem, 82vw, 96rem)';

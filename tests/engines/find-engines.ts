import { globSync } from 'node:fs';

/**
 * Returns a path installed by Debian's packages firefox-esr, poppler-utils, webkit2gtk-driver and xvfb; `undefined` if it is missing.
 */
const findFile = (pattern: string): string | undefined => globSync(pattern).at(-1);

export const findFirefox = () => findFile('/usr/bin/firefox-esr');

/** Reads the text of a PDF file. Installed by Debian's package poppler-utils. */
export const findPdfToText = () => findFile('/usr/bin/pdftotext');

export const findMiniBrowser = () =>
  findFile('/usr/bin/WebKitWebDriver') &&
  findFile('/usr/bin/Xvfb') &&
  findFile('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

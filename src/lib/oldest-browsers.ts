/**
 * The oldest browsers that the site supports. The build writes scripts and styles for them, and a test of the built files
 * names each newer feature that has no fallback.
 */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, ios: 16.4 };

/** The same versions in the format of Vite: `safari16.4`. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

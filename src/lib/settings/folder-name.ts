/** Vite takes # and ? for parts of an address and decodes %. Astro writes paths into code and does not escape quotes. */
const unsupportedSigns = /[#?%"]/;

/** Returns why the site cannot be built in a folder, or `undefined`. */
export function findFolderFault(folder: string): string | undefined {
  const sign = unsupportedSigns.exec(folder)?.[0];
  return sign && `The site cannot be built in ${folder}: rename or move the folder so that its path has no ${sign}.`;
}

/** Ends the program with one sentence if the site cannot be built in this folder. */
export function exitInUnsupportedFolder(): void {
  const fault = findFolderFault(process.cwd());
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}

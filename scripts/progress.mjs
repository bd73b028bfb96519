// @ts-check
/** One line that says how far the work is: rewritten in place on a terminal, elsewhere written anew now and then. */
const isTerminal = Boolean(process.stdout.isTTY);
const silentSeconds = 10;
let written = 0;
let shown = '';

/**
 * Says how far it is; as often as one likes.
 *
 * @param {string} text
 */
export function showProgress(text) {
  if (isTerminal) process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
  else if (text !== shown && Date.now() - written >= silentSeconds * 1000) {
    console.log(text);
    written = Date.now();
    shown = text;
  }
}

/**
 * A line that stays, in place of the one that says how far it is.
 *
 * @param {string} text
 */
export function say(text) {
  if (isTerminal) process.stdout.write('\r\x1b[2K');
  console.log(text);
  written = Date.now();
}

/**
 * Whole seconds since a time.
 *
 * @param {number} time
 */
export const secondsSince = (time) => Math.round((Date.now() - time) / 1000);

/** What `astro build` does before the first page, by what it says as it begins. */
const beginnings = {
  'Syncing content': 'reading the content',
  'Building static entrypoints': 'putting the code together',
};

/** @typedef {{ read: (chunk: string) => void, describe: () => string }} Progress */

/**
 * How far a run of `astro build` is, read from what it says.
 *
 * @returns {Progress}
 */
export function followBuild() {
  let [beginning, pages, cards, pictures] = ['starting', 0, 0, ''];
  return {
    read(chunk) {
      for (const [said, words] of Object.entries(beginnings)) if (chunk.includes(said)) beginning = words;
      pages += chunk.match(/├─ \S+\.html/g)?.length ?? 0;
      cards += chunk.match(/├─ \/share\//g)?.length ?? 0;
      pictures =
        chunk
          .match(/\(\d+\/\d+\)/g)
          ?.at(-1)
          ?.slice(1, -1) ?? pictures;
    },
    describe: () =>
      pages > 0 ? `${pages} pages, ${cards} share cards${pictures && `, pictures ${pictures}`}` : beginning,
  };
}

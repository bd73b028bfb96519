/**
 * The undocumented parts of the CMS on which this page depends, except the names of elements that admin.css styles.
 * build-admin.ts fails if a new version of the CMS lacks one of `requiredNames`. All else uses the documented API:
 * https://sveltiacms.app/en/docs/api
 */

/** The dialog of the CMS shows the cause of an error only if its message is `saving_failed`. */
export const createSaveError = (message: string) => new Error('saving_failed', { cause: new Error(message) });

/**
 * Creates an expression of the CMS that is true if the file of an entry is unchanged. An entry without a text was saved
 * with another one (invalidateCachedFile).
 */
const createTextComparison = (entry: string, oldEntry: string) =>
  `Object.entries(${entry}.locales).every(([l,{content:c}])=>!c?.sourceText||c.sourceText.trim()===${oldEntry}.locales[l]?.content?.sourceText?.trim())`;

/** Creates an expression of the CMS with the effect of the deletion of an entry. */
const createDeletionEffect = (entry: string) =>
  `Object.values(${entry}?.locales??{}).some(({content:c})=>c?.["page.draft"])?"It is a draft and not on the site.":"Its page leaves the site, and so do the lists and links of the site that lead to it."`;

/** Code of the CMS that build-admin.ts replaces. The build fails unless each occurs exactly once. */
export const replacements: [original: string | RegExp, replacement: string][] = [
  // The first sentence of its error dialog, which is wrong for the errors of this page.
  ['There was an error while saving the entry. Please try again later.', 'This is not saved yet:'],
  // The confirmation of a deletion, which names neither the entry nor the effect, in lists and in forms. `VI` are the
  // selected entries, `xF` their collection, and `QL` returns the name of an entry in the title of its form.
  [
    '{{Are you sure you want to delete the selected entry?}}',
    '{{Delete “{$name}”? {$effect} It can be brought back.}}',
  ],
  [
    '`confirm_deleting_selected_entries`,{values:{count:VI.current.length}}',
    `\`confirm_deleting_selected_entries\`,{values:{count:VI.current.length,name:VI.current.map(e=>QL(xF.current,e)).join(", "),effect:VI.current.length===1?${createDeletionEffect('VI.current[0]')}:""}}`,
  ],
  [
    'confirm_deleting_this_entry:`Are you sure you want to delete this entry?`',
    'confirm_deleting_this_entry:`Delete “{$name}”? {$effect} It can be brought back.`',
  ],
  // `de` is the name of the entry in the title of its form, and `ne` the entry without the changes in the form.
  [
    ':`confirm_deleting_this_entry`)]',
    `:\`confirm_deleting_this_entry\`,{values:{name:R(de),effect:${createDeletionEffect('R(ne)')}}})]`,
  ],
  // An empty field gets one sentence: checked-field.tsx adds no other.
  ['`This field is required.`', '`This is empty: write it.`'],
  // The CMS passes only the text of a file to the parser of a format, and an entry is not known by its text: `t` is its path.
  [/(?<=text:e=``,path:t,.{1,500}\?\.parser;if\(c\)return c\()e(?=\);)/s, 'e,t'],
  // Windows of one browser share the cache of files. A file that another window has loaded counts as unchanged, and its
  // form would open with the old text.
  [
    't.every(e=>o.includes(e)&&!n.has(e))?a:',
    `t.every(e=>o.includes(e)&&!n.has(e))&&${createTextComparison('e', 'a')}?a:`,
  ],
  // The CMS stores the newest commit before the texts of its files. If a window is closed between the two, the next one
  // would take the old texts for the newest. Without the commit, it compares each file.
  ['last_commit_hash:n,', 'last_commit_hash:``,'],
  // A window that gets the focus, or opens a form, looks for commits that are not its own, unless it did in the last ten
  // seconds. A change on a page of the edit server takes less, so this is one second.
  ['vZ=1e4,', 'vZ=1e3,'],
  ['Date.now()-wZ>=1e4&&', 'Date.now()-wZ>=1e3&&'],
  // A form that is opened with an old text gets the new one, unless it has changes. The CMS finds changes in an untouched
  // form of an area, because it adds empty fields, so only the user's input counts.
  ['e.current!==t||t.interacted||t2(t)', 'e.current!==t||t.interacted'],
  // Its parts would be folded again, so it stays as it is if only other files have changed.
  [
    /(?<=let n=w5\(t\.originalEntry\);if\(n\?\.type!==`modified`)(?=\)return;let\{collectionName)/,
    `||${createTextComparison('n.entry', 't.originalEntry')}`,
  ],
  // Nothing is lost: format.ts merges both changes.
  [
    'If you save now, their changes will be lost.',
    'If you save now, both changes are kept. If you both changed the same field, nothing is saved, and a message names it.',
  ],
  // By default the Escape key closes the form, also if it is meant for a list that a choice has just closed. Its settings
  // still offer that.
  ['closeWithEscape??=!0', 'closeWithEscape??=!1'],
  // Windows of one browser share the backup of a form, and a save deletes it. Another window, whose save is then refused,
  // has to offer its input again after a reload. `kke` backs up a form, and `e` is the form that is being saved.
  ['!x8({draft:e,enforceRequired:o0(e)})', 'await kke(e).catch(()=>{}),!x8({draft:e,enforceRequired:o0(e)})'],
  // A file that is saved with an entry becomes a picture to the CMS, and the next one of that name would get a number.
  // The catalogue replaces the one before.
  ['resource:{file:s,folder:c}', 'resource:{file:s,folder:c,replace:s.name===`catalogue.yaml`}'],
  // The CMS gives a new entry the slug of its template, and after a reload that of its path. It then cannot find the
  // backup of unsaved input, which has the first slug. `i` is set for a form of one file, which has a fixed slug.
  ['g=FF(r),_={id:n,slug:', 'g=!i,_={id:n,slug:'],
  // The CMS backs up user input after 500 ms, and loses it if the form is left before that.
  [/(?<=draft-backups.*?setTimeout\(\(\)=>\{\w+\(\w+\)\},)500(?=\))/, '100'],
];

/** Names inside the CMS that this file uses, each with the change to make if a new version lacks it. */
export const requiredNames: [name: string, fix: string][] = [
  ['saving_failed', 'see which error of its toolbar shows its cause, and throw that in createSaveError'],
  ['-frontmatter', 'see which name of a format it takes for Markdown, and change markdownFormat'],
  ['sveltia-cms.user', 'see where it stores who is signed in, and change storeCredentials'],
  ['keyPath', 'see how a field names its place in its form, and change findKeyPath'],
  ['-item-list', 'see how it names the element around the items of a list, and change findItem'],
  ['content-editor', 'see how it names the element around a form, and change isFormOpen'],
  ['data-mode="edit"', 'see how it names the pane with the form, and change renderNextPart'],
  ['class="placeholder ', 'see how it names what it shows for a part that is not in sight, and change renderNextPart'],
  ['draft-backups', 'see where it stores unsaved text, and change listDrafts'],
  ['class="error ', 'see how its error dialog shows the cause, and change whenErrorDialogOpens'],
  ['highlight-editor-field', 'see how its list of errors leads to a field, and change focusField'],
];

/** The CMS treats a custom format as Markdown only if its name ends in -frontmatter. */
export const markdownFormat = (name: string) => `${name}-frontmatter`;

/** Stores the token where the CMS keeps its user, so that its next start signs in without asking. */
export function storeCredentials(token: string) {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token }));
}

/** Returns the key path of a field in its form. The CMS does not pass it to custom fields. */
export const findKeyPath = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'];

const findField = (keyPath: string) => document.querySelector(`[data-key-path="${CSS.escape(keyPath)}"]`);

/** Finds the element of an item of a list, which has no key path of its own. */
function findItem(keyPath: string) {
  const [, list = '', index] = /^(.+)\.(\d+)$/.exec(keyPath) ?? [];
  return findField(list)?.querySelector('[id$="-item-list"]')?.children[Number(index)];
}

/** Scrolls to the next part of the form on the way to a field. The CMS renders a part only once it is in sight. */
function renderNextPart(keyPath: string) {
  const keys = keyPath.split('.');
  const paths = keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
  const innermost = paths.map((path) => findField(path) ?? findItem(path)).find(Boolean);
  const part = innermost ?? document.querySelector('[data-mode="edit"]');
  const placeholders = [...(part?.querySelectorAll('div.placeholder') ?? [])];
  // A collapsed list hides its placeholders.
  placeholders.find((placeholder) => placeholder.checkVisibility())?.scrollIntoView();
}

/**
 * Sends the message with which the list of errors in the CMS unfolds a field, scrolls it into view and focuses it. It
 * has no effect on a field that is not rendered yet.
 */
export function focusField(keyPath: string) {
  if (!findField(keyPath)) renderNextPart(keyPath);
  const payload = { locale: '_default', keyPath };
  postMessage({ type: 'highlight-editor-field', payload }, location.origin);
}

/**
 * Creates a file that is saved with an entry. The CMS adds a number to the name of a file if another picture has it. A
 * file that is an entry, such as the catalogue, is no picture to the CMS, and is overwritten.
 */
export const createCompanionFile = (path: string, text: string) =>
  new File([text], path.replace(/^.*\//, ''), { type: 'text/yaml' });

/** Opens the database of the CMS in this browser. Resolves with `undefined` if it lacks the store. */
const openStore = (repo: string, store: string, mode: IDBTransactionMode) =>
  new Promise<IDBTransaction | undefined>((resolve) => {
    const opening = indexedDB.open(`github:${repo}`);
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(store)) {
        database.close();
        resolve(undefined);
        return;
      }
      const transaction = database.transaction(store, mode);
      transaction.oncomplete = () => database.close();
      transaction.onabort = () => database.close();
      resolve(transaction);
    };
  });

/** Waits for the result of a request. A failed one counts as without result. */
const read = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result | undefined>((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });

/**
 * The CMS caches no text of a file that was saved with another entry, and treats that file as empty at its next start.
 * Without the stored metadata of the commit, it loads the file again.
 */
export async function invalidateCachedFile(repo: string, path: string) {
  const files = (await openStore(repo, 'file-cache', 'readwrite'))?.objectStore('file-cache');
  const file = files && (await read(files.get(path)));
  if (file) await read(files.put({ ...file, meta: undefined }, path));
}

/** Lists the forms whose unsaved text the CMS has backed up in this browser. */
export async function listDrafts(repo: string): Promise<{ collectionName: string; slug: string }[]> {
  const drafts = (await openStore(repo, 'draft-backups', 'readonly'))?.objectStore('draft-backups');
  return (drafts && (await read(drafts.getAll()))) ?? [];
}

const errorDialog = '[role="alertdialog"] .error';
let errorObserver: MutationObserver | undefined;

/** Calls `render` with the element of the message when the CMS shows its next error. */
export function whenErrorDialogOpens(render: (message: Element) => void) {
  errorObserver?.disconnect();
  errorObserver = new MutationObserver(() => {
    const message = document.querySelector(errorDialog);
    if (!message) return;
    errorObserver?.disconnect();
    render(message);
  });
  errorObserver.observe(document.body, { childList: true, subtree: true });
}

/** Closes the dialog. The CMS then focuses its Save button, so this waits until the dialog is gone, for two seconds at most. */
export async function closeErrorDialog() {
  document.querySelector(errorDialog)?.closest('[role="alertdialog"]')?.querySelector('button')?.click();
  for (let polls = 0; polls < 40 && document.querySelector(errorDialog); polls++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Returns whether the CMS shows a form, which may still be empty. */
export const isFormOpen = () => Boolean(document.querySelector('.content-editor'));

/** Returns whether a form has opened and shows its fields. */
export const hasFields = () => Boolean(document.querySelector('[data-key-path]'));

export const isFieldFocused = (keyPath: string) => findField(keyPath)?.contains(document.activeElement) ?? false;

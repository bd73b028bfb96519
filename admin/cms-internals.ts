/**
 * What this page takes for granted of the CMS beyond its documentation. All of it stands here but the two names of
 * elements that admin.css draws. build-admin.ts stops where a new version of the CMS has lost one of `requiredNames`. Everything else is its documented API: https://sveltiacms.app/en/docs/api
 */

/** Its dialog tells the words of an error of this message alone: those of its cause. */
export const createSaveError = (words: string) => new Error('saving_failed', { cause: new Error(words) });

/** What build-admin.ts puts other words in the place of: each stands once in the CMS, or the build fails. */
export const replacements: [found: string | RegExp, own: string][] = [
  // The start of its dialog, which is true of no refusal of ours.
  ['There was an error while saving the entry. Please try again later.', 'This is not saved yet:'],
  // Its question before a deletion, which names nothing and tells no effect. VI are the entries that are marked.
  [
    '{{Are you sure you want to delete the selected entry?}}',
    '{{Delete “{$name}”? Its page leaves the site, and so do the lists and links of the site that lead to it. It can be brought back.}}',
  ],
  [
    '`confirm_deleting_selected_entries`,{values:{count:VI.current.length}}',
    '`confirm_deleting_selected_entries`,{values:{count:VI.current.length,name:VI.current.map(e=>(e.subPath||e.slug).replace(/[-/]/g," ")).join(", ")}}',
  ],
  [
    'confirm_deleting_this_entry:`Are you sure you want to delete this entry?`',
    'confirm_deleting_this_entry:`Delete this? Its page leaves the site, and so do the lists and links of the site that lead to it. It can be brought back.`',
  ],
  // One sentence for an empty field: checked-field.tsx adds none of its own.
  ['`This field is required.`', '`This is empty: write it.`'],
  // It keeps what is typed half a second later, and forgets it where the form is left before.
  [/(?<=draft-backups.*?setTimeout\(\(\)=>\{\w+\(\w+\)\},)500(?=\))/, '100'],
];

/** Names inside the CMS that this file uses, and what to change where a new version has lost one. */
export const requiredNames: [name: string, fix: string][] = [
  ['saving_failed', 'see which error of its toolbar shows its cause, and throw that in createSaveError'],
  ['-frontmatter', 'see which name of a format it takes for Markdown, and change markdownFormat'],
  ['sveltia-cms.user', 'see where it stores who is signed in, and change storeCredentials'],
  ['keyPath', 'see how a field names its place in its form, and change findKeyPath'],
  ['-item-list', 'see how it names the element around the items of a list, and change scrollToItem'],
  ['highlight-editor-field', 'see how its list of errors leads to a field, and change focusField'],
];

/** A format for Markdown is taken only under a name that ends so. */
export const markdownFormat = (name: string) => `${name}-frontmatter`;

/** Where it keeps who is signed in, under which the next start signs in by itself. */
export function storeCredentials(token: string) {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token }));
}

/** The place of a field in its form, which a field of one's own is not told. */
export const findKeyPath = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'];

/** Scrolls to an item of a list, which is no field of its own: the CMS draws its fields once it is in sight. */
function scrollToItem(keyPath: string) {
  const [, list, index] = /^(.+)\.(\d+)$/.exec(keyPath) ?? [];
  if (!list) return;
  const items = document.querySelector(`[data-key-path="${CSS.escape(list)}"] [id$="-item-list"]`);
  items?.children[Number(index)]?.scrollIntoView({ block: 'nearest' });
}

/** What it says to itself where somebody chooses an error of its list: it unfolds the field, brings it into sight and focuses it. */
export function focusField(keyPath: string) {
  scrollToItem(keyPath);
  const payload = { locale: '_default', keyPath };
  postMessage({ type: 'highlight-editor-field', payload }, location.origin);
}

/**
 * A file that is saved with an entry. The CMS puts a number to the name of one that another picture has; one that it
 * knows as an entry, such as the catalogue, it takes for no picture, and writes over.
 */
export const createCompanionFile = (path: string, text: string) =>
  new File([text], path.replace(/^.*\//, ''), { type: 'text/yaml' });

/**
 * The CMS keeps no text of a file that was saved along with another, and at its next start takes that file for empty.
 * Once the commit that it remembers is forgotten, it asks for the file again.
 */
export const invalidateCachedFile = (repo: string, path: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open(`github:${repo}`);
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const end = () => {
        database.close();
        resolve();
      };
      if (!database.objectStoreNames.contains('file-cache')) return end();
      const change = database.transaction('file-cache', 'readwrite');
      change.oncomplete = end;
      change.onabort = end;
      const files = change.objectStore('file-cache');
      const reading = files.get(path);
      reading.onsuccess = () => {
        if (reading.result) files.put({ ...reading.result, meta: undefined }, path);
      };
    };
  });

/** Returns whether the form that is open has drawn a field. */
export const hasField = (keyPath: string) =>
  Boolean(document.querySelector(`[data-key-path="${CSS.escape(keyPath)}"]`));

/** Whether the focus is in a field of the form. */
export const isFieldFocused = (keyPath: string) =>
  document.querySelector(`[data-key-path="${CSS.escape(keyPath)}"]`)?.contains(document.activeElement) ?? false;

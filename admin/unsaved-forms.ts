/** Lists the forms whose text was typed in an earlier session and not saved. */
import { listDrafts } from './cms-internals.ts';
import { areaForm, fileCollections, serviceForms } from './content-forms.ts';
import { getFieldLabel } from './field-names.ts';
import { openForm } from './focus-nested-field.ts';

interface UnsavedForm {
  label: string;
  address: string;
}

/** `slug` is the name of a single file or of an entry; '' for a new entry. */
function describeForm({ collectionName, slug }: { collectionName: string; slug: string }): UnsavedForm {
  const address = `#/collections/${collectionName}/${slug ? `entries/${slug}` : 'new'}`;
  const files = Object.entries(fileCollections).find(([name]) => name === collectionName)?.[1];
  const file = files?.forms.find(({ name }) => name === slug);
  if (file) return { address, label: file.label };
  const folder = [areaForm, ...serviceForms].find(({ name }) => name === collectionName);
  const list = folder?.label ?? getFieldLabel(collectionName);
  return { address, label: `${list}: ${slug ? getFieldLabel(slug) : 'a new one'}` };
}

/** Shows the list above the bar, if there are such forms. Each leaves the list when it is saved or its text discarded. */
export async function showUnsavedForms(repo: string) {
  const listForms = async () => (await listDrafts(repo)).map(describeForm);
  const forms = await listForms();
  if (forms.length === 0) return;
  const panel = document.createElement('aside');
  panel.className = 'form-list';
  const heading = document.createElement('p');
  heading.textContent =
    'You typed something in these forms and did not save it. Open one, and press Restore or Discard:';
  const list = document.createElement('ul');
  const close = document.createElement('button');
  close.textContent = 'Close the list';
  close.addEventListener('click', () => panel.remove());
  const rows = new Map(
    forms.map(({ label, address }) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = label;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        void openForm(address);
      });
      const row = document.createElement('li');
      row.append(link);
      return [address, row];
    }),
  );
  list.append(...rows.values());
  panel.setAttribute('aria-label', 'Forms that are not saved');
  panel.append(heading, list, close);
  document.querySelector('#nc-root')?.after(panel);
  addEventListener('hashchange', async () => {
    const addresses = new Set((await listForms()).map(({ address }) => address));
    for (const [address, row] of rows) if (!addresses.has(address)) row.remove();
    if (!list.hasChildNodes()) panel.remove();
  });
}

import { type Claim, ClaimBoxes, claimsFile } from './claim-boxes.tsx';
import type { Path } from './field-place.ts';
import { ContentForm } from './form/content-form.tsx';
import { PasteReview, type Review, reviewsFile } from './paste-review.tsx';
import { usePictureDialog } from './picture-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import type { SiteAnswer } from './server.ts';
import type { Beside } from './use-beside.ts';
import { useOpenFile } from './use-open-file.ts';
import { useShownField } from './use-shown-field.ts';

/** What the words in braces are. */
function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <details className="facts">
      <summary>Words in braces, such as {'{phone}'}</summary>
      <p>
        They stand for a fact that is said once, under Company: change it there, and every page follows. Write them
        wherever the fact belongs.
      </p>
      <dl>
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface EditPageProps {
  file: string;
  title: string;
  site: SiteAnswer;
  target: Path | undefined;
  onSaved: () => void;
  beside: Beside;
}

/** The form of one file. */
export function EditPage({ file, title, site, target, onSaved, beside }: EditPageProps) {
  const opened = useOpenFile(file, onSaved);
  const at = useShownField(file, opened, site, beside);
  const pictures = usePictureDialog(site, onSaved);
  const { draft, faults, change } = opened;
  if (!opened.opened || !draft) return <div className="page">{opened.message || 'One moment…'}</div>;
  return (
    <div className="page">
      <SaveBar opened={opened} file={file} title={title} site={site} />
      {file === reviewsFile && (
        <PasteReview reviews={draft.data as Review[]} site={site} onChange={(data) => change({ data })} />
      )}
      {file === claimsFile && (
        <ClaimBoxes claims={draft.data as Claim[]} facts={site.facts} onChange={(data) => change({ data })} />
      )}
      <ContentForm
        schema={opened.opened.schema}
        data={draft.data}
        faults={faults.filter((fault) => fault.file === file)}
        site={site}
        target={target}
        context={{ file, beside, at, onPicture: pictures.onPicture }}
        onChange={(data) => change({ data })}
      />
      {file.endsWith('.md') && (
        <div className="field">
          <label className="name" htmlFor="body">
            Text
          </label>
          <textarea
            id="body"
            className="body"
            aria-describedby="body-help"
            rows={30}
            value={draft.body}
            onChange={({ target: area }) => change({ body: area.value })}
          />
          <p className="notes" id="body-help">
            An empty line begins a paragraph, ## a heading, - an item of a list.
          </p>
        </div>
      )}
      <Facts facts={site.facts} />
      {pictures.dialog}
    </div>
  );
}

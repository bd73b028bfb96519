import { useEffect, useRef } from 'react';
import { FaultList } from './faults.tsx';
import { ContentForm } from './form/content-form.tsx';
import type { Path } from './form/field-place.ts';
import { PasteReview, type Review, reviewsFile } from './paste-review.tsx';
import type { SiteAnswer } from './server.ts';
import type { Beside } from './use-beside.ts';
import { type OpenedFile, useOpenFile } from './use-open-file.ts';
import { useShownField } from './use-shown-field.ts';

function Conflict({ opened }: { opened: OpenedFile }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { conflict } = opened;
  useEffect(() => {
    if (conflict && !dialog.current?.open) dialog.current?.showModal();
  }, [conflict]);
  if (!conflict) return null;
  return (
    <dialog ref={dialog} aria-labelledby="conflict" onCancel={(event) => event.preventDefault()}>
      <h2 id="conflict">This file was changed outside the editor meanwhile</h2>
      <p>Somebody, or a program, has written to it since you opened it. Which words are to stay?</p>
      <div className="bar">
        <button type="button" onClick={() => opened.discard(conflict)}>
          Those in the file now
        </button>
        <button type="button" className="quiet" onClick={() => opened.save(true)}>
          Mine, over them
        </button>
      </div>
    </dialog>
  );
}

interface SaveBarProps {
  opened: OpenedFile;
  file: string;
  title: string;
  site: SiteAnswer;
}

/** Saving, and what came of it: it stays in sight. */
export function SaveBar({ opened, file, title, site }: SaveBarProps) {
  const { isTyped, isSaving, message, savedAt, restored, save, discard } = opened;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);
  return (
    <header className="save-bar">
      <h1>{title}</h1>
      <div className="bar">
        {isTyped && (
          <button type="button" className="quiet" onClick={() => discard()}>
            Discard what I typed
          </button>
        )}
        <button type="button" className="primary" disabled={isSaving} onClick={() => save()}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
      </div>
      <p role="status">
        {message ||
          (restored && isTyped
            ? `Brought back what you had typed by ${restored}, not saved yet.`
            : isTyped
              ? 'Not saved yet.'
              : savedAt && `Saved at ${savedAt}. Publish it when you are ready.`)}
      </p>
      <FaultList faults={opened.faults} file={file} site={site} />
      <Conflict opened={opened} />
    </header>
  );
}

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
  const { draft, faults, change } = opened;
  if (!opened.opened || !draft) return <div className="page">{opened.message || 'One moment…'}</div>;
  return (
    <div className="page">
      <SaveBar opened={opened} file={file} title={title} site={site} />
      {file === reviewsFile && (
        <PasteReview reviews={draft.data as Review[]} site={site} onChange={(data) => change({ data })} />
      )}
      <ContentForm
        schema={opened.opened.schema}
        data={draft.data}
        faults={faults.filter((fault) => fault.file === file)}
        site={site}
        target={target}
        beside={{ beside, at }}
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
    </div>
  );
}

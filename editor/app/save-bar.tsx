import { useEffect, useRef, useState } from 'react';
import { FaultList } from './faults.tsx';
import type { SiteAnswer } from './server.ts';
import type { OpenedFile } from './use-open-file.ts';

function Conflict({ opened }: { opened: OpenedFile }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { conflict } = opened;
  useEffect(() => {
    if (conflict && !dialog.current?.open) dialog.current?.showModal();
  }, [conflict]);
  if (!conflict) return null;
  return (
    <dialog ref={dialog} aria-labelledby="conflict" onCancel={(event) => event.preventDefault()}>
      <h2 id="conflict">This was saved elsewhere since you opened it</h2>
      <p>
        These fields were changed here, and there, too, in another window or by hand in the file. Which words are to
        stay?
      </p>
      <table className="sides">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {conflict.differences.map(({ label, before, after }) => (
            <tr key={`${label} ${before} ${after}`}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>What was changed here alone, or there alone, is kept either way.</p>
      <div className="bar">
        <button type="button" onClick={() => opened.save('theirs')}>
          Keep the saved ones
        </button>
        <button type="button" className="quiet" onClick={() => opened.save('mine')}>
          Keep mine
        </button>
      </div>
    </dialog>
  );
}

interface SaveBarProps {
  opened: OpenedFile;
  file: string;
  /** The one entry of the file that the form has. */
  within?: string;
  title: string;
  site: SiteAnswer;
  /** Closes what it stands in, saved or not. */
  onLeave?: () => void;
}

/** Saving, and what came of it: it stays in sight. */
export function SaveBar({ opened, file, within, title, site, onLeave }: SaveBarProps) {
  const { isTyped, isSaving, message, savedAt, isMerged, restored, save, discard } = opened;
  const bar = useRef<HTMLElement>(null);
  const [dropped, setDropped] = useState<OpenedFile['draft']>();
  useEffect(() => {
    if (isTyped) setDropped(undefined);
  }, [isTyped]);
  const drop = () => {
    setDropped(opened.draft);
    discard();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      // A form behind an open dialog is not saved.
      const dialog = document.querySelector('dialog[open]');
      if (!dialog || dialog.contains(bar.current)) void save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);
  return (
    <header ref={bar} className="save-bar">
      <h1>{title}</h1>
      <div className="bar">
        {onLeave ? (
          <button type="button" className="quiet" onClick={onLeave}>
            Close without saving
          </button>
        ) : dropped && !isTyped ? (
          <button type="button" className="quiet" onClick={() => opened.change(dropped)}>
            Undo
          </button>
        ) : (
          <button type="button" className="quiet" disabled={!isTyped} onClick={drop}>
            Discard
          </button>
        )}
        <button type="button" className="primary" disabled={isSaving} onClick={() => save()}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
      </div>
      <p role="status" className={message ? 'error' : ''}>
        {message ||
          (restored && isTyped
            ? `Brought back what you had typed by ${restored}, not saved yet.`
            : isTyped
              ? 'Not saved yet.'
              : savedAt &&
                `Saved at ${savedAt}. ${isMerged ? 'Also kept: what was saved elsewhere meanwhile. ' : ''}Publish it when you are ready.`)}
      </p>
      <FaultList faults={opened.faults} file={file} within={within} site={site} />
      <Conflict opened={opened} />
    </header>
  );
}

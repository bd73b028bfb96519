import { type ReactNode, useEffect, useRef } from 'react';
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
  /** What else is to stay in sight. */
  children?: ReactNode;
}

/** Saving, and what came of it: it stays in sight. */
export function SaveBar({ opened, file, title, site, children }: SaveBarProps) {
  const { isTyped, isSaving, message, savedAt, restored, save, discard } = opened;
  const bar = useRef<HTMLElement>(null);
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
      {children}
      <Conflict opened={opened} />
    </header>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Fault, type OpenFile, ServerRefusal, server } from './server.ts';
import { findTyped, forgetTyped, keepTyped } from './typed.ts';

interface Draft {
  data: unknown;
  body: string;
  uploads: Record<string, string>;
}

const inOrder = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
/** In whatever order the fields were typed. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
const pause = 350;

/** A file that is open in a form: what it holds, what was typed, what is wrong with that, and how to save it. */
export function useOpenFile(file: string, onSaved: () => void) {
  const [opened, setOpened] = useState<OpenFile>();
  const [draft, setDraft] = useState<Draft>();
  const [faults, setFaults] = useState<Fault[]>([]);
  const [message, setMessage] = useState('');
  const [savedAt, setSavedAt] = useState('');
  const [conflict, setConflict] = useState<OpenFile>();
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const restored = useRef('');

  const show = useCallback((next: OpenFile) => {
    setOpened(next);
    setDraft({ data: next.data, body: next.body, uploads: {} });
    setFaults([]);
  }, []);

  useEffect(() => {
    server
      .openFile(file)
      .then((found) => {
        show(found);
        const typed = findTyped(file);
        if (!typed) return;
        restored.current = new Date(typed.time).toLocaleString();
        // The hash is that of the file when it was typed: where the file has changed since, saving asks.
        setOpened({ ...found, hash: typed.hash });
        setDraft({ data: typed.data, body: typed.body ?? found.body, uploads: typed.uploads ?? {} });
      })
      .catch((error: Error) => setMessage(error.message));
  }, [file, show]);

  const isTyped = Boolean(
    opened &&
      draft &&
      !(isSame(draft.data, opened.data) && draft.body === opened.body && Object.keys(draft.uploads).length === 0),
  );

  const change = useCallback((part: Partial<Draft> | ((current: Draft) => Partial<Draft>)) => {
    setMessage('');
    setDraft((current) => current && { ...current, ...(typeof part === 'function' ? part(current) : part) });
  }, []);

  useEffect(() => {
    if (!opened || !draft) return;
    if (!isTyped) {
      forgetTyped(file);
      setFaults([]);
      return;
    }
    keepTyped(file, { hash: opened.hash, ...draft });
    let isStale = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await server.check({ file, hash: opened.hash, ...draft });
        // What is still empty is no mistake while somebody types: saving says so.
        if (!isStale)
          setFaults((known) => answer.faults.filter(({ isGap }) => !isGap || known.some((fault) => fault.isGap)));
      } catch (error) {
        if (!isStale) setMessage((error as Error).message);
      }
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [file, opened, draft, isTyped]);

  const save = useCallback(
    async (overwrite = false) => {
      // A second Ctrl+S would come with the state before the first, and look like somebody else's change.
      if (!opened || !draft || saving.current) return;
      saving.current = true;
      setSaving(true);
      setMessage('');
      setSavedAt('');
      setConflict(undefined);
      try {
        const saved = await server.save({ file, hash: opened.hash, ...draft, overwrite });
        setOpened(saved);
        setFaults([]);
        // What was typed while it was saved stays; pictures that were saved wait no more.
        setDraft((current) => {
          if (!current || current === draft) return { data: saved.data, body: saved.body, uploads: {} };
          const waiting = Object.entries(current.uploads).filter(([slot, id]) => draft.uploads[slot] !== id);
          return { ...current, uploads: Object.fromEntries(waiting) };
        });
        restored.current = '';
        setSavedAt(new Date().toLocaleTimeString());
        onSaved();
      } catch (error) {
        const { details, message: words } = error as ServerRefusal;
        if (error instanceof ServerRefusal && details.current) setConflict(details.current);
        if (error instanceof ServerRefusal && details.faults) setFaults(details.faults);
        setMessage(words);
      } finally {
        saving.current = false;
        setSaving(false);
      }
    },
    [file, opened, draft, onSaved],
  );

  /** Back to what the file holds, as it was opened or as it is now. */
  const discard = useCallback(
    (current?: OpenFile) => {
      forgetTyped(file);
      restored.current = '';
      setConflict(undefined);
      setMessage('');
      setSavedAt('');
      if (current) show(current);
      else server.openFile(file).then(show, (error: Error) => setMessage(error.message));
    },
    [file, show],
  );

  return {
    opened,
    draft,
    faults,
    message,
    savedAt,
    conflict,
    isTyped,
    isSaving,
    restored: restored.current,
    change,
    save,
    discard,
  };
}

export type OpenedFile = ReturnType<typeof useOpenFile>;

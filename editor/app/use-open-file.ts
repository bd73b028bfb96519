import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSame, mergeTyped, wordsOf } from './merge-typed.ts';
import { type Difference, type Fault, type OpenFile, ServerRefusal, server } from './server.ts';
import { findTyped, forgetTyped, keepTyped } from './typed.ts';

interface Draft {
  data: unknown;
  body: string;
  uploads: Record<string, string>;
}

/** Fields that were typed here and saved elsewhere meanwhile, in other words. */
interface Conflict {
  current: OpenFile;
  /** All of the form with these words in them, or with those. */
  drafts: { mine: Draft; theirs: Draft };
  differences: Difference[];
}

const pause = 350;

/** A file that is open in a form: what it holds, what was typed, what is wrong with that, and how to save it. */
export function useOpenFile(file: string, onSaved: () => void) {
  const [opened, setOpened] = useState<OpenFile>();
  const [draft, setDraft] = useState<Draft>();
  const [faults, setFaults] = useState<Fault[]>([]);
  const [message, setMessage] = useState('');
  const [savedAt, setSavedAt] = useState('');
  const [isMerged, setMerged] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const newest = useRef(draft);
  newest.current = draft;
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
        // Where the file has changed since it was typed, saving puts both together.
        if (typed.hash !== found.hash)
          setOpened({ ...found, body: '', data: undefined, ...typed.opened, hash: typed.hash });
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
    keepTyped(file, { hash: opened.hash, opened: { data: opened.data, body: opened.body }, ...draft });
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

  /** Saves what is typed, or what was answered when asked. */
  const save = useCallback(
    async (answer?: 'mine' | 'theirs') => {
      // A second Ctrl+S would come with the state before the first, and look like somebody else's change.
      if (!opened || !draft || saving.current) return;
      let from = opened;
      let sent = draft;
      // At once, so that no key finds the form as it was.
      const adopt = (file: OpenFile, words: Draft) => {
        from = file;
        sent = words;
        flushSync(() => {
          setOpened(file);
          setDraft(words);
        });
      };
      /** Nothing where it has to be asked first. */
      const store = async (): Promise<OpenFile | undefined> => {
        try {
          return await server.save({ file, hash: from.hash, ...sent });
        } catch (error) {
          const current = error instanceof ServerRefusal && error.details.current;
          if (!current) throw error;
          const merge = (winner: 'mine' | 'theirs') => ({ ...sent, ...mergeTyped(from, sent, current, winner) });
          const drafts = { mine: merge('mine'), theirs: merge('theirs') };
          const isClear = isSame(drafts.mine, drafts.theirs);
          const differences = isClear
            ? []
            : (await server.describeDifferences(wordsOf(drafts.theirs), wordsOf(drafts.mine))).differences;
          // What was typed since is part of no draft: saving once more puts it together, too.
          if (newest.current !== sent) throw error;
          if (!isClear) {
            setConflict({ current, drafts, differences });
            return undefined;
          }
          adopt(current, drafts.mine);
          return store();
        }
      };
      saving.current = true;
      setSaving(true);
      setMessage('');
      setSavedAt('');
      setConflict(undefined);
      try {
        if (answer && conflict) adopt(conflict.current, conflict.drafts[answer]);
        const saved = await store();
        if (!saved) return;
        setOpened(saved);
        setFaults([]);
        // What was typed while it was saved stays; pictures that were saved wait no more.
        setDraft((current) => {
          if (!current || current === sent) return { data: saved.data, body: saved.body, uploads: {} };
          const waiting = Object.entries(current.uploads).filter(([slot, id]) => sent.uploads[slot] !== id);
          return { ...current, uploads: Object.fromEntries(waiting) };
        });
        restored.current = '';
        setSavedAt(new Date().toLocaleTimeString());
        setMerged(!isSame(sent, draft));
        onSaved();
      } catch (error) {
        const { details, message: words } = error as ServerRefusal;
        if (error instanceof ServerRefusal && details.faults) {
          // What was typed since is looked at by itself.
          if (newest.current !== sent) return;
          setFaults(details.faults);
        }
        setMessage(words);
      } finally {
        saving.current = false;
        setSaving(false);
      }
    },
    [file, opened, draft, conflict, onSaved],
  );

  /** Back to what the file holds. */
  const discard = useCallback(() => {
    forgetTyped(file);
    restored.current = '';
    setMessage('');
    setSavedAt('');
    server.openFile(file).then(show, (error: Error) => setMessage(error.message));
  }, [file, show]);

  return {
    opened,
    draft,
    faults,
    message,
    savedAt,
    isMerged,
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

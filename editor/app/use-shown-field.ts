import { useEffect, useMemo, useRef, useState } from 'react';
import { pathOf } from './field-place.ts';
import type { AtField } from './form/field-note.tsx';
import { getShown, listTyped } from './form/spoken.ts';
import { type SiteAnswer, server } from './server.ts';
import type { Beside } from './use-beside.ts';

interface Shown {
  /** As the page shows it, and as it is typed. */
  opened?: { data: unknown } | undefined;
  draft?: { data: unknown } | undefined;
}

/** Keeps the page beside at the field that one is at, and tells it what is typed. */
export function useShownField(file: string, { opened, draft }: Shown, site: SiteAnswer, beside: Beside) {
  const { tell } = beside;
  const { facts } = site;
  const [visit, setVisit] = useState<{ id: string }>();
  const [pages, setPages] = useState<string[]>([]);
  const saved = opened?.data;
  const words = draft?.data;
  const typed = useMemo(() => listTyped(saved, words, facts), [saved, words, facts]);
  const at = useMemo(() => visit && getShown(file, saved, pathOf(visit.id), facts), [file, visit, saved, facts]);

  const last = useRef<{ visit: typeof visit; saved: string; said: string }>({ visit: undefined, saved: '', said: '' });
  useEffect(() => {
    const before = last.current;
    last.current = { visit, saved: JSON.stringify(saved), said: JSON.stringify({ typed, at }) };
    const stays = visit === before.visit;
    if (stays && last.current.said === before.said) return;
    // What was just saved stands in the page as it was typed, until the page comes anew.
    const waits = before.saved !== '' && before.saved !== last.current.saved;
    tell({ typed, at, stays }, waits);
  }, [typed, at, visit, saved, tell]);
  useEffect(() => () => tell({ typed: [] }), [tell]);

  useEffect(() => {
    let isPressed = false;
    const note = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
    };
    const goTo = ({ target }: FocusEvent) => {
      const { id } = target as Element;
      if (!id.startsWith('root_')) return;
      // The note of the field before goes away: a button below it must not move between press and release.
      if (isPressed) addEventListener('pointerup', () => setTimeout(() => setVisit({ id })), { once: true });
      else setVisit({ id });
    };
    const press = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of press) addEventListener(type, note, { capture: true });
    addEventListener('focusin', goTo);
    return () => {
      for (const type of press) removeEventListener(type, note, { capture: true });
      removeEventListener('focusin', goTo);
    };
  }, []);
  useEffect(() => {
    if (!visit) return;
    // All pages are read for it once: a browser has six connections, and saving is not to wait for one.
    const leaving = new AbortController();
    setPages([]);
    server.listPagesShowing({ file, path: pathOf(visit.id) }, leaving.signal).then(
      (answer) => leaving.signal.aborted || setPages(answer.pages),
      // Which pages share it is good to know, and nothing more.
      () => {},
    );
    return () => leaving.abort();
  }, [file, visit]);
  return visit && at ? ({ id: visit.id, ...at, pages } satisfies AtField) : undefined;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromPage, Shown, ToPage } from '../preview/messages.ts';
import { editHref } from './address.ts';
import { goToField } from './field-place.ts';
import { type FieldPlace, server } from './server.ts';

/** How the field in focus is shown in the page beside. */
export interface ShownField extends Shown {
  isThere: boolean;
  isLive: boolean;
}

/** The page of the site beside the form: where it is, what is pressed in it, and what it is told. */
export function useBeside(origin: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState('/');
  const [wanted, setWanted] = useState({ page: '/', count: 0 });
  const [shown, setShown] = useState<ShownField>();
  const [note, setNote] = useState('');
  /** The page that is wanted stands in its frame. */
  const [isThere, setThere] = useState(false);
  /** The words of a link that was followed. */
  const [followed, setFollowed] = useState<FieldPlace>();
  /** How often the page has opened a form. */
  const [openings, setOpenings] = useState(0);
  const last = useRef<ToPage>({ typed: [] });
  /** The page has not seen it yet: it is to go there once it can. */
  const isNew = useRef(false);
  /** The window that has said that its page stands. */
  const listener = useRef<Window>(null);
  const current = useRef('/');
  /** What was saved is not in the page yet: it cannot tell that words are missing. */
  const isOld = useRef(false);
  /** The next form is opened from the page, which then stays where it is. */
  const stays = useRef(false);

  const moveTo = useCallback((address: string) => {
    current.current = address;
    setPage(address);
    setNote('');
  }, []);

  const tell = useCallback(
    (message: ToPage, waits = false) => {
      const isHeard = listener.current !== null && listener.current === frame.current?.contentWindow;
      last.current = message;
      isNew.current = !isHeard;
      if (waits) isOld.current = true;
      if (isHeard && !waits) listener.current?.postMessage(message, origin);
    },
    [origin],
  );

  const open = useCallback(({ file, path }: FieldPlace) => {
    setOpenings((count) => count + 1);
    const href = editHref(file, path);
    setFollowed(undefined);
    if (location.hash === href) return goToField(path);
    stays.current = true;
    location.hash = href;
  }, []);

  useEffect(() => {
    const listen = async ({ data, origin: from, source }: MessageEvent<FromPage>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data.kind === 'shown' && (data.isThere || !isOld.current))
        setShown({ ...data.at, isThere: data.isThere, isLive: data.isLive });
      if (data.kind === 'opened') {
        listener.current = source as Window;
        isOld.current = false;
        setThere(true);
        moveTo(data.page);
        tell({ ...last.current, stays: !isNew.current });
      }
      if (data.kind !== 'pressed') return;
      setNote('');
      const { place } = await server.findPlace(data).catch(() => ({ place: undefined }));
      if (data.isLink) setFollowed(place);
      else if (place) open(place);
      else setNote('These words belong to the design: no form holds them.');
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin, moveTo, open, tell]);

  const show = useCallback(
    (address: string) => {
      if (current.current === address) return;
      setWanted(({ count }) => ({ page: address, count: count + 1 }));
      setThere(false);
      setFollowed(undefined);
      moveTo(address);
      listener.current = null;
      isNew.current = true;
    },
    [moveTo],
  );

  /** Shows the page of a form that was opened, unless it was opened from the page that is there. */
  const follow = useCallback(
    (address: string) => {
      if (!stays.current) show(address);
      stays.current = false;
    },
    [show],
  );

  return { frame, wanted, page, isThere, setThere, shown, openings, note, followed, tell, open, show, follow };
}

export type Beside = ReturnType<typeof useBeside>;

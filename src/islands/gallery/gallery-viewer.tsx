import { useEffect, useRef, useState } from 'react';
import { applyCategory, findWayBack, showCategory } from './grid.ts';
import { Lightbox, type LightboxItem } from './lightbox.tsx';
import { useGalleryAddress } from './use-gallery-address.ts';

interface GalleryViewerProps {
  items: LightboxItem[];
  /** What a picture is of goes along to the quote form. */
  quoteHrefs: Record<LightboxItem['category'], string>;
}

/** Brings the server-rendered grid to life: filters it in place and opens its pictures large. */
export function GalleryViewer({ items, quoteHrefs }: GalleryViewerProps) {
  const { address, filter, open, turnTo, close } = useGalleryAddress();
  const opener = useRef<string>(undefined);
  /** Opened to be compared. */
  const compared = useRef<string>(undefined);
  const shownCategory = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const category = address?.category;

  useEffect(() => {
    const gallery = document.querySelector('[data-gallery]');
    const onSubmit = (event: Event) => {
      const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
      if (!button) return;
      event.preventDefault();
      filter(button.value);
    };
    const onClick = (event: Event) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      const pressed = (event.target as Element).closest<HTMLElement>('a[data-item], button[data-compare]');
      const item = pressed?.dataset['item'] ?? pressed?.dataset['compare'];
      // With a key held the browser opens, saves or copies the picture itself.
      if (!item || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      opener.current = item;
      compared.current = pressed?.dataset['compare'];
      open(item);
    };
    gallery?.addEventListener('submit', onSubmit);
    gallery?.addEventListener('click', onClick);
    return () => {
      gallery?.removeEventListener('submit', onSubmit);
      gallery?.removeEventListener('click', onClick);
    };
  }, [filter, open]);

  useEffect(() => {
    if (category === undefined || category === shownCategory.current) return;
    if (shownCategory.current === undefined) {
      // Shown by the inline script already, unless the visitor went back before this code was there.
      applyCategory(category);
    } else {
      showCategory(category);
      const pairs = new Set(
        items.filter((item) => category === 'all' || item.category === category).map(({ pair }) => pair),
      );
      setAnnouncement(pairs.size === 1 ? '1 pair' : `${pairs.size} pairs`);
    }
    shownCategory.current = category;
  }, [category, items]);

  const shown = items.filter((item) => category === 'all' || item.category === category);
  const item = items.find(({ id }) => id === address?.item);
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {item && (
        <Lightbox
          item={item}
          // A link to a project outside the filter still opens it, among all.
          items={shown.includes(item) ? shown : items}
          counterpart={items.find((other) => other.pair === item.pair && other.type !== item.type)}
          compared={compared.current}
          quoteHref={quoteHrefs[item.category]}
          onTurn={turnTo}
          onClose={close}
          onClosed={() => {
            findWayBack(opener.current ?? item.id)?.focus({ preventScroll: true });
            opener.current = undefined;
            compared.current = undefined;
          }}
        />
      )}
    </>
  );
}

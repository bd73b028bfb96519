import { ArrowLeft, ArrowRight, SquareSplitHorizontal, X } from 'lucide';
import { type CSSProperties, type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import type { GalleryCategory } from '../../schemas/gallery.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CompareSlider, stateNames } from '../../ui/compare-slider.tsx';
import { IconDrawing } from '../../ui/icon-drawing.tsx';
import { type PictureData, PictureImage } from '../../ui/picture.tsx';
import { wrapIndex } from './address.ts';
import styles from './lightbox.module.css';

export interface LightboxItem {
  id: string;
  category: GalleryCategory;
  pair: string;
  type: 'before' | 'after';
  title: string;
  description: string;
  picture: PictureData;
}

export interface LightboxProps {
  item: LightboxItem;
  /** The ring that previous and next turn in. */
  items: LightboxItem[];
  /** The other picture of the same frame. */
  counterpart: LightboxItem | undefined;
  /** The project that opens in the comparison. */
  compared: string | undefined;
  quoteHref: string;
  onTurn: (item: string) => void;
  onClose: () => void;
  /** After the page behind can hold the focus again. */
  onClosed: () => void;
}

/** How far a finger must travel sideways, in pixels, before a touch counts as a swipe. */
const swipeDistance = 48;

const frameShape = ({ width, height }: PictureData) => ({ '--ratio': width / height }) as CSSProperties;
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
/** A phone cuts the sides off: the picture goes on behind the edges of the screen. */
const sizes =
  '(max-height: 30rem) 100vh, (min-width: 48rem) min(92vw, calc(150vh - 19rem)), max(100vw, min(150vw, 150vh - 30rem))';

/** Hidden pictures still load: the next one is there before it is asked for. */
function Neighbours({ items }: { items: (LightboxItem | undefined)[] }) {
  return (
    <div hidden>
      {items.map(
        (item) => item && <PictureImage key={item.id} picture={item.picture} sizes={sizes} priority decorative />,
      )}
    </div>
  );
}

/** Calls back when one finger strokes sideways; a zoomed page keeps its touches for looking around. */
function useSwipe(onSwipe: (steps: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      const busy = event.touches.length > 1 || isZoomed() || (event.target as Element).closest('[data-compare-slider]');
      start.current = touch && !busy ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !start.current) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= swipeDistance && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}

export function Lightbox(props: LightboxProps) {
  const { item, items, counterpart, quoteHref, onTurn, onClose, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [compared, setCompared] = useState(props.compared);
  const [loaded, setLoaded] = useState<string>();
  const index = items.indexOf(item);
  const at = (place: number) => items[wrapIndex(place, 0, items.length)];
  const turnTo = (place: number) => {
    const wanted = at(place);
    if (wanted) onTurn(wanted.id);
  };
  const swipe = useSwipe((steps) => turnTo(index + steps));
  const comparing = counterpart !== undefined && compared === item.id;
  const [before, after] = item.type === 'before' ? [item, counterpart ?? item] : [counterpart ?? item, item];

  const afterClosing = useRef(onClosed);
  afterClosing.current = onClosed;
  useEffect(() => {
    // Where a scrollbar takes room, its place is kept while the page behind cannot scroll.
    dialog.current?.toggleAttribute('data-gutter', window.innerWidth > document.documentElement.clientWidth);
    dialog.current?.showModal();
    closeButton.current?.focus();
    return () => afterClosing.current();
  }, []);

  useEffect(() => {
    const onZoom = () => dialog.current?.toggleAttribute('data-zoomed', isZoomed());
    window.visualViewport?.addEventListener('resize', onZoom);
    return () => window.visualViewport?.removeEventListener('resize', onZoom);
  }, []);

  useEffect(() => {
    if (comparing) dialog.current?.querySelector('input')?.focus();
  }, [comparing]);

  const turnByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const place = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: items.length - 1 }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    turnTo(place);
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} dark`}
      aria-labelledby="lightbox-title"
      onKeyDown={turnByKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles.head}>
        <p aria-live="polite" aria-atomic="true">
          {index + 1} of {items.length} pictures
          <span className="visually-hidden">: {item.title}</span>
        </p>
        <div className={styles.controls}>
          {counterpart && (
            <button
              className={styles.control}
              type="button"
              aria-pressed={comparing}
              onClick={() => setCompared(comparing ? undefined : item.id)}
            >
              <IconDrawing shapes={SquareSplitHorizontal} />
              Compare
            </button>
          )}
          <button ref={closeButton} className={styles.control} type="button" aria-label="Close" onClick={onClose}>
            <IconDrawing shapes={X} />
            <span className={styles.word}>Close</span>
          </button>
        </div>
      </div>
      <figure className={styles.figure} {...swipe}>
        <div key={item.id} className={styles.frame} style={frameShape(item.picture)} onLoad={() => setLoaded(item.id)}>
          {comparing ? (
            <CompareSlider
              pair={{ before: before.picture, after: after.picture }}
              label="Wipe the picture clean"
              sizes={sizes}
              priority
            />
          ) : (
            <PictureImage picture={item.picture} sizes={sizes} priority />
          )}
        </div>
        <figcaption className={styles.caption}>
          <h2 id="lightbox-title">{comparing ? item.title.replace(`, ${item.type}`, '') : item.title}</h2>
          {(comparing ? [before, after] : [item]).map((shown) => (
            <p key={shown.id}>
              {comparing && <b>{stateNames[shown.type]}: </b>}
              {shown.description}
            </p>
          ))}
          {item.picture.illustrative && !comparing && <p className={styles.mark}>Illustration</p>}
        </figcaption>
      </figure>
      <div className={styles.foot}>
        <button className={styles.control} type="button" aria-label="Previous" onClick={() => turnTo(index - 1)}>
          <IconDrawing shapes={ArrowLeft} />
          <span className={styles.word}>Previous</span>
        </button>
        <ButtonLink href={quoteHref} small>
          Get FREE Quote
        </ButtonLink>
        <button className={styles.control} type="button" aria-label="Next" onClick={() => turnTo(index + 1)}>
          <span className={styles.word}>Next</span>
          <IconDrawing shapes={ArrowRight} />
        </button>
      </div>
      {loaded === item.id && <Neighbours items={[at(index + 1), at(index - 1)].filter((near) => near !== item)} />}
    </dialog>
  );
}

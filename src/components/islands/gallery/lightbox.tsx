import { ArrowLeft, ArrowRight, SquareSplitHorizontal, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CompareSlider } from '../../ui/compare-slider.tsx';
import { IconDrawing } from '../../ui/icon-drawing.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { closePicture, replacePicture } from './gallery-address.ts';
import type { GalleryPair, GalleryPicture } from './gallery-pair.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  /** The pairs that the visitor can move between. */
  pairs: GalleryPair[];
  /** The `id` of a picture opens it; any other value, or `undefined`, opens nothing. */
  openId: string | undefined;
  /** Shows the pair of the open picture in a comparison slider. */
  isComparing: boolean;
  onCompare: (id: string | undefined) => void;
}

const sizes = '(max-height: 30rem) 100vh, (min-width: 48rem) min(92vw, calc(150vh - 19rem)), 100vw';
/** Portrait screens crop the comparison to a square, so that it uses their height. */
const comparedSizes = `(orientation: portrait) and (min-height: 40rem) 150vw, ${sizes}`;

/** After the row's width has changed, WebKit scrolls it to another picture by itself, for up to this long. */
const settleMilliseconds = 600;

/** Drops the style rule: an uncropped picture needs no focal point, and its placeholder color would show around it. */
const bare = ({ picture }: GalleryPicture) => ({ ...picture, className: '' });

/** Returns the number of pictures in a column of the row: two on a portrait screen, otherwise one. */
const countInColumn = (row: HTMLElement, pictures: number) =>
  Math.max(1, Math.round(pictures / Math.round(row.scrollWidth / row.clientWidth)));

/**
 * The pictures are in a row with scroll snapping: a swipe is the platform's own, keys and buttons move the row at
 * once. On a portrait screen the style sheet places the after of each pair under its before, and the row moves by pairs.
 */
export function Lightbox({ pairs, openId, isComparing, onCompare }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const rowWidth = useRef(0);
  const resizedAt = useRef(Number.NEGATIVE_INFINITY);
  const [loaded, setLoaded] = useState(false);
  const ring = pairs.flatMap(({ before, after }) => [before, after]);
  const item = ring.find(({ id }) => id === openId);
  const index = item ? ring.indexOf(item) : 0;
  const getPairRank = (rank: number) => Math.floor(rank / 2);
  const pair = pairs[getPairRank(index)];
  const place = `Pair ${getPairRank(index) + 1} of ${pairs.length}`;

  useEffect(() => {
    if (!item) {
      dialog.current?.close();
      return;
    }
    if (!dialog.current?.open) {
      // The dialog gives the focus back to this element when it closes: after a link to the picture, to its card.
      const card = document.getElementById(item.id);
      if (!card?.contains(document.activeElement)) card?.querySelector('a')?.focus({ preventScroll: true });
      dialog.current?.showModal();
    }
    const scrollToItem = () => {
      if (!row.current) return;
      const column = Math.floor(index / countInColumn(row.current, ring.length));
      const { scrollLeft, clientWidth } = row.current;
      rowWidth.current = clientWidth;
      // After a swipe the row is already there, and setting scrollLeft would cut the swipe short.
      if (Math.round(scrollLeft / clientWidth) !== column) row.current.scrollLeft = column * clientWidth;
    };
    scrollToItem();
    if (!row.current) return;
    // Rotating a phone changes the columns.
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      if (row.current?.clientWidth === rowWidth.current) return;
      resizedAt.current = performance.now();
      scrollToItem();
      settled = setTimeout(scrollToItem, settleMilliseconds);
    });
    observer.observe(row.current);
    return () => {
      observer.disconnect();
      clearTimeout(settled);
    };
  }, [item, index, ring.length]);

  useEffect(() => {
    if (isComparing) row.current?.querySelector('input')?.focus();
  }, [isComparing]);

  const turnTo = (rank: number) => {
    const turned = ring.at(rank % ring.length);
    if (turned && turned !== item) replacePicture(turned.id);
  };
  const turnBy = (columns: number) => {
    if (row.current) turnTo(index + columns * countInColumn(row.current, ring.length));
  };
  const turnByScroll = ({ scrollLeft, clientWidth }: HTMLElement, inColumn: number) =>
    turnTo(Math.round(scrollLeft / clientWidth) * inColumn + (index % inColumn));
  const turnByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const turns: Record<string, () => void> = {
      ArrowLeft: () => turnBy(-1),
      ArrowRight: () => turnBy(1),
      Home: () => turnTo(0),
      End: () => turnTo(-1),
    };
    const turn = turns[event.key];
    if (!turn) return;
    event.preventDefault();
    turn();
  };
  /** Once the open picture has loaded, the other picture of its pair and the neighboring ones are requested. */
  const isNeighbor = (rank: number) => [1, 2, ring.length - 2, ring.length - 1].includes(Math.abs(rank - index));
  const isWanted = (rank: number) => rank === index || (loaded && isNeighbor(rank));

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} dark`}
      aria-label={item && `${pair?.name}, ${item.type}`}
      onKeyDown={turnByKey}
      // After Back, the address no longer contains a picture.
      onClose={() => item && closePicture()}
    >
      {item && pair && (
        <>
          <div className={styles.bar}>
            <div className={styles.name}>
              <h2>{pair.name}</h2>
              {/* React can replace text that is the only child, even if a translation has wrapped it in elements. */}
              <p aria-hidden="true">{place}</p>
              {/* A single text, so that it is announced once. */}
              <p className="visually-hidden" aria-live="polite">
                {`${place}: ${pair.name}${isComparing ? '' : `, ${item.type}`}`}
              </p>
            </div>
            {pair.isComparable && (
              <Button
                type="button"
                tone={isComparing ? 'snow' : 'line'}
                small
                aria-pressed={isComparing}
                onClick={() => onCompare(isComparing ? undefined : item.id)}
              >
                <IconDrawing shapes={SquareSplitHorizontal} />
                Compare
              </Button>
            )}
            <Button type="button" tone="line" small onClick={() => dialog.current?.close()}>
              <IconDrawing shapes={X} />
              <span className={styles.word}>Close</span>
            </Button>
          </div>
          <section
            ref={row}
            className={styles.row}
            aria-label="Pictures"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
            tabIndex={0}
            onScroll={({ currentTarget }) => {
              // The last scroll event comes a frame later, when the dialog may be closed.
              if (!dialog.current?.open || currentTarget.clientWidth !== rowWidth.current) return;
              if (performance.now() - resizedAt.current > settleMilliseconds)
                turnByScroll(currentTarget, countInColumn(currentTarget, ring.length));
            }}
            onLoad={() => setLoaded(true)}
          >
            {ring.map((card, rank) => {
              const isOpen = card === item;
              const isOfPair = getPairRank(rank) === getPairRank(index);
              const isWiped = isComparing && isOpen;
              const isPartner = isComparing && isOfPair && !isOpen;
              return (
                // The key replaces the whole figure, so elements that others have put around its picture do no harm.
                <figure
                  key={`${card.id} ${isWiped ? 'wiped' : ''}`}
                  className={classNames(styles.slide, isWiped && styles.wiped, isPartner && styles.partner)}
                  inert={!isOfPair}
                  aria-current={isOpen || undefined}
                >
                  {isWiped ? (
                    <CompareSlider
                      pair={{ before: pair.before.picture, after: pair.after.picture }}
                      label="Wipe the picture clean"
                      sizes={comparedSizes}
                      priority
                    />
                  ) : (
                    <PictureImage picture={bare(card)} sizes={sizes} priority={isWanted(rank)} />
                  )}
                  <figcaption className={styles.caption}>
                    {isWiped ? (
                      // Each text is under its side of the picture, which shows the label.
                      [pair.before, pair.after].map(({ id, label, description }) => (
                        <p key={id}>
                          <span className="visually-hidden">{label}: </span>
                          {description}
                        </p>
                      ))
                    ) : (
                      <p>
                        <b>{card.label}</b> {card.description}
                      </p>
                    )}
                  </figcaption>
                </figure>
              );
            })}
          </section>
          <div className={styles.bar}>
            <Button type="button" tone="line" small onClick={() => turnBy(-1)}>
              <IconDrawing shapes={ArrowLeft} />
              <span className={styles.word}>Previous</span>
            </Button>
            <ButtonLink href={pair.quoteHref} small>
              Get FREE Quote
            </ButtonLink>
            <Button type="button" tone="line" small onClick={() => turnBy(1)}>
              <span className={styles.word}>Next</span>
              <IconDrawing shapes={ArrowRight} />
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

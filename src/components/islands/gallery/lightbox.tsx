import { ArrowLeft, ArrowRight, SquareSplitHorizontal, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CompareSlider } from '../../ui/compare-slider.tsx';
import { IconDrawing } from '../../ui/icon-drawing.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { closePicture, turnToPicture } from './gallery-address.ts';
import type { GalleryPair, GalleryPicture } from './gallery-pair.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  /** All pairs that can be turned to. */
  pairs: GalleryPair[];
  /** The `id` of a picture opens it; any other value, or `undefined`, opens nothing. */
  openId: string | undefined;
  /** The pair of the open picture is shown under the squeegee. */
  isComparing: boolean;
  onCompare: (id: string | undefined) => void;
}

const sizes = '(max-height: 30rem) 100vh, (min-width: 48rem) min(92vw, calc(150vh - 19rem)), 100vw';
/** Upright screens cut the comparison to a square, so that it uses their height. */
const comparedSizes = `(orientation: portrait) and (min-height: 40rem) 150vw, ${sizes}`;

/** For this long after its width has changed, WebKit scrolls the row by itself, to another picture. */
const settleMilliseconds = 600;

/** Drops the picture's rule: shown whole, it needs no focal point, and its placeholder color would show beside it. */
const bare = ({ picture }: GalleryPicture) => ({ ...picture, className: '' });

/** How many pictures stand in a column of the row: two on an upright screen, else one. */
const countInColumn = (row: HTMLElement, pictures: number) =>
  Math.max(1, Math.round(pictures / Math.round(row.scrollWidth / row.clientWidth)));

/**
 * The pictures stand in a row that snaps: a finger swipes it as the platform does, keys and buttons move it at once. On
 * an upright screen the style sheet puts the after of each pair under its before, and the row is turned pair by pair.
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
      // Closing gives the focus back to where it is now; who comes by a link to the picture gets its card.
      const card = document.getElementById(item.id);
      if (!card?.contains(document.activeElement)) card?.querySelector('a')?.focus({ preventScroll: true });
      dialog.current?.showModal();
    }
    const scrollToItem = () => {
      if (!row.current) return;
      const column = Math.floor(index / countInColumn(row.current, ring.length));
      const { scrollLeft, clientWidth } = row.current;
      rowWidth.current = clientWidth;
      // A swipe has brought the row there already, and must not be cut short.
      if (Math.round(scrollLeft / clientWidth) !== column) row.current.scrollLeft = column * clientWidth;
    };
    scrollToItem();
    if (!row.current) return;
    // A phone that is turned on its side has other columns.
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
    if (turned && turned !== item) turnToPicture(turned.id);
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
  /** Once the open picture is there, the rest of its pair and those next to it are fetched. */
  const isNeighbor = (rank: number) => [1, 2, ring.length - 2, ring.length - 1].includes(Math.abs(rank - index));
  const isWanted = (rank: number) => rank === index || (loaded && isNeighbor(rank));

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} dark`}
      aria-label={item && `${pair?.name}, ${item.type}`}
      onKeyDown={turnByKey}
      // After Back the address has no picture any more.
      onClose={() => item && closePicture()}
    >
      {item && pair && (
        <>
          <div className={styles.bar}>
            <div className={styles.name}>
              <h2>{pair.name}</h2>
              {/* A text alone in its element can be replaced when a translation has put it into others. */}
              <p aria-hidden="true">{place}</p>
              {/* One text, so that it is announced once. */}
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
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is within reach of the keyboard.
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
                // Replaced as a whole: what others have put around a picture inside it is in nobody's way.
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
                      // Each under its side of the picture, which has the label.
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

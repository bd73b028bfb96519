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
const withoutStyleRule = ({ picture }: GalleryPicture) => ({ ...picture, className: '' });

/** Returns the number of pictures in a column of the row: two on a portrait screen, otherwise one. */
const countInColumn = (row: HTMLElement, pictureCount: number) =>
  Math.max(1, Math.round(pictureCount / Math.round(row.scrollWidth / row.clientWidth)));

/** Scrolls the row to the open picture, and again after the row's width has changed. `undefined`: none is open. */
function useRowScroll(openIndex: number | undefined, pictureCount: number) {
  const row = useRef<HTMLDivElement>(null);
  const rowWidth = useRef(0);
  const resizedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (openIndex === undefined || !row.current) return;
    const scrollToOpenPicture = () => {
      if (!row.current) return;
      const column = Math.floor(openIndex / countInColumn(row.current, pictureCount));
      const { scrollLeft, clientWidth } = row.current;
      rowWidth.current = clientWidth;
      // After a swipe the row is already there, and setting scrollLeft would cut the swipe short.
      if (Math.round(scrollLeft / clientWidth) !== column) row.current.scrollLeft = column * clientWidth;
    };
    scrollToOpenPicture();
    // Rotating a phone changes the columns.
    let settleTimer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      if (row.current?.clientWidth === rowWidth.current) return;
      resizedAt.current = performance.now();
      scrollToOpenPicture();
      settleTimer = setTimeout(scrollToOpenPicture, settleMilliseconds);
    });
    observer.observe(row.current);
    return () => {
      observer.disconnect();
      clearTimeout(settleTimer);
    };
  }, [openIndex, pictureCount]);

  /** Returns false for the scrolling that follows a change of the row's width. */
  const isVisitorScroll = ({ clientWidth }: HTMLElement) =>
    clientWidth === rowWidth.current && performance.now() - resizedAt.current > settleMilliseconds;
  return { row, isVisitorScroll };
}

interface SlideProps {
  picture: GalleryPicture;
  pair: GalleryPair;
  isOpen: boolean;
  /** The picture belongs to the open pair; the others cannot be reached by keyboard. */
  isOfOpenPair: boolean;
  isComparing: boolean;
  /** Requests the picture before it is scrolled into view. */
  isRequested: boolean;
}

/** One picture with its caption or, while the visitor compares, the comparison slider in place of the open picture. */
function Slide({ picture, pair, isOpen, isOfOpenPair, isComparing, isRequested }: SlideProps) {
  const isSlider = isComparing && isOpen;
  const isPartner = isComparing && isOfOpenPair && !isOpen;
  return (
    <figure
      className={classNames(styles.slide, isSlider && styles.wiped, isPartner && styles.partner)}
      inert={!isOfOpenPair}
      aria-current={isOpen || undefined}
    >
      {isSlider ? (
        <CompareSlider
          pair={{ before: pair.before.picture, after: pair.after.picture }}
          label="Wipe the picture clean"
          sizes={comparedSizes}
          priority
        />
      ) : (
        <PictureImage picture={withoutStyleRule(picture)} sizes={sizes} priority={isRequested} />
      )}
      <figcaption className={styles.caption}>
        {isSlider ? (
          // Each text is under its side of the picture, which shows the label.
          [pair.before, pair.after].map(({ id, label, description }) => (
            <p key={id}>
              <span className="visually-hidden">{label}: </span>
              {description}
            </p>
          ))
        ) : (
          <p>
            <b>{picture.label}</b> {picture.description}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

interface TitleBarProps {
  pair: GalleryPair;
  /** Such as "Pair 1 of 12". */
  position: string;
  /** The side that is shown; `undefined` while both are compared. */
  side: GalleryPicture['type'] | undefined;
  onCompare: () => void;
  onClose: () => void;
}

function TitleBar({ pair, position, side, onCompare, onClose }: TitleBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.name}>
        <h2>{pair.name}</h2>
        {/* React can replace text that is the only child, even if a translation has wrapped it in elements. */}
        <p aria-hidden="true">{position}</p>
        {/* A single text, so that it is announced once. */}
        <p className="visually-hidden" aria-live="polite">
          {`${position}: ${pair.name}${side ? `, ${side}` : ''}`}
        </p>
      </div>
      {pair.isComparable && (
        <Button type="button" tone={side ? 'line' : 'snow'} small aria-pressed={!side} onClick={onCompare}>
          <IconDrawing shapes={SquareSplitHorizontal} />
          Compare
        </Button>
      )}
      <Button type="button" tone="line" small onClick={onClose}>
        <IconDrawing shapes={X} />
        <span className={styles.word}>Close</span>
      </Button>
    </div>
  );
}

const getPairIndex = (pictureIndex: number) => Math.floor(pictureIndex / 2);

/**
 * The pictures are in a row with scroll snapping: a swipe is the platform's own, keys and buttons move the row at
 * once. On a portrait screen the style sheet places the after of each pair under its before, and the row moves by pairs.
 */
export function Lightbox({ pairs, openId, isComparing, onCompare }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const pictures = pairs.flatMap(({ before, after }) => [before, after]);
  const openPicture = pictures.find(({ id }) => id === openId);
  const index = openPicture ? pictures.indexOf(openPicture) : 0;
  const openPair = pairs[getPairIndex(index)];

  useEffect(() => {
    if (!openPicture) {
      dialog.current?.close();
      return;
    }
    if (dialog.current?.open) return;
    // The dialog gives the focus back to this element when it closes: after a link to the picture, to its card.
    const card = document.getElementById(openPicture.id);
    if (!card?.contains(document.activeElement)) card?.querySelector('a')?.focus({ preventScroll: true });
    dialog.current?.showModal();
  }, [openPicture]);

  // Comes after the effect that opens the dialog: a closed one has no width.
  const { row, isVisitorScroll } = useRowScroll(openPicture && index, pictures.length);

  useEffect(() => {
    if (isComparing) row.current?.querySelector('input')?.focus();
  }, [isComparing, row]);

  const turnTo = (pictureIndex: number) => {
    const picture = pictures.at(pictureIndex % pictures.length);
    if (picture && picture !== openPicture) replacePicture(picture.id);
  };
  const turnBy = (columns: number) => {
    if (row.current) turnTo(index + columns * countInColumn(row.current, pictures.length));
  };
  const turnByScroll = (element: HTMLElement) => {
    // The last scroll event comes a frame later, when the dialog may be closed.
    if (!dialog.current?.open || !isVisitorScroll(element)) return;
    const inColumn = countInColumn(element, pictures.length);
    turnTo(Math.round(element.scrollLeft / element.clientWidth) * inColumn + (index % inColumn));
  };
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
  const isNeighbor = (pictureIndex: number) =>
    [1, 2, pictures.length - 2, pictures.length - 1].includes(Math.abs(pictureIndex - index));

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} dark`}
      aria-label={openPicture && `${openPair?.name}, ${openPicture.type}`}
      onKeyDown={turnByKey}
      // After Back, the address no longer contains a picture.
      onClose={() => openPicture && closePicture()}
    >
      {openPicture && openPair && (
        <>
          <TitleBar
            pair={openPair}
            position={`Pair ${getPairIndex(index) + 1} of ${pairs.length}`}
            side={isComparing ? undefined : openPicture.type}
            onCompare={() => onCompare(isComparing ? undefined : openPicture.id)}
            onClose={() => dialog.current?.close()}
          />
          <section
            ref={row}
            className={styles.row}
            aria-label="Pictures"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
            tabIndex={0}
            onScroll={({ currentTarget }) => turnByScroll(currentTarget)}
            onLoad={() => setLoaded(true)}
          >
            {pictures.map((picture, pictureIndex) => (
              // The key replaces the whole figure, so elements that others have put around its picture do no harm.
              <Slide
                key={`${picture.id} ${isComparing && picture === openPicture ? 'wiped' : ''}`}
                picture={picture}
                pair={openPair}
                isOpen={picture === openPicture}
                isOfOpenPair={getPairIndex(pictureIndex) === getPairIndex(index)}
                isComparing={isComparing}
                isRequested={pictureIndex === index || (isLoaded && isNeighbor(pictureIndex))}
              />
            ))}
          </section>
          <div className={styles.bar}>
            <Button type="button" tone="line" small onClick={() => turnBy(-1)}>
              <IconDrawing shapes={ArrowLeft} />
              <span className={styles.word}>Previous</span>
            </Button>
            <ButtonLink href={openPair.quoteHref} small>
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

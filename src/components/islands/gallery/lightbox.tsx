import { ArrowLeft, ArrowRight, SquareSplitHorizontal, X } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
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

/** Removes the class: an uncropped picture needs no focal point, and its placeholder color would show around it. */
const removeStyleRule = ({ picture }: GalleryPicture) => ({ ...picture, className: '' });

/** Returns the number of pictures in a column of the row: two on a portrait screen, otherwise one. */
const countInColumn = (row: HTMLElement, pictureCount: number) =>
  Math.max(1, Math.round(pictureCount / Math.round(row.scrollWidth / row.clientWidth)));

/**
 * Scrolls the row to the open picture, and again after the row's width has changed. `openIndex` is `undefined` if no
 * picture is open.
 */
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
  onLoad: () => void;
}

/** One picture with its caption. While the visitor compares, the comparison slider replaces the open picture. */
function Slide({ picture, pair, isOpen, isOfOpenPair, isComparing, isRequested, onLoad }: SlideProps) {
  const isSlider = isComparing && isOpen;
  const isPartner = isComparing && isOfOpenPair && !isOpen;
  return (
    <figure
      className={classNames(styles.slide, isSlider && styles.wiped, isPartner && styles.partner)}
      inert={!isOfOpenPair}
      aria-current={isOpen || undefined}
      onLoad={onLoad}
    >
      {isSlider ? (
        <CompareSlider
          pair={{ before: pair.before.picture, after: pair.after.picture }}
          label="Wipe the picture clean"
          sizes={comparedSizes}
          priority
        />
      ) : (
        <PictureImage picture={removeStyleRule(picture)} sizes={sizes} priority={isRequested} />
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

/** Shows the dialog while a picture is open. */
function usePictureDialog(openId: string | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (openId === undefined) {
      dialog.current?.close();
      return;
    }
    if (dialog.current?.open) return;
    // The dialog gives the focus back to this element when it closes: after a link to the picture, to its card.
    const card = document.getElementById(openId);
    if (!card?.contains(document.activeElement)) card?.querySelector('a')?.focus({ preventScroll: true });
    dialog.current?.showModal();
  }, [openId]);
  return dialog;
}

/** Creates the functions that open another picture by a button, by scrolling or by a key. */
function createNavigation(pictures: GalleryPicture[], openIndex: number, row: RefObject<HTMLElement | null>) {
  const openIndexed = (pictureIndex: number) => {
    const picture = pictures.at(pictureIndex % pictures.length);
    if (picture && picture !== pictures[openIndex]) replacePicture(picture.id);
  };
  const moveByColumns = (columns: number) => {
    if (row.current) openIndexed(openIndex + columns * countInColumn(row.current, pictures.length));
  };
  const openScrolledTo = ({ scrollLeft, clientWidth }: HTMLElement, inColumn: number) =>
    openIndexed(Math.round(scrollLeft / clientWidth) * inColumn + (openIndex % inColumn));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => moveByColumns(-1),
      ArrowRight: () => moveByColumns(1),
      Home: () => openIndexed(0),
      End: () => openIndexed(-1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return { moveByColumns, openScrolledTo, handleKeyDown };
}

interface SlidesProps {
  pictures: GalleryPicture[];
  openIndex: number;
  openPair: GalleryPair;
  isComparing: boolean;
}

function Slides({ pictures, openIndex, openPair, isComparing }: SlidesProps) {
  const [isLoaded, setLoaded] = useState(false);
  /** Once the open picture has loaded, the other picture of its pair and the neighboring ones are requested. */
  const isNeighbor = (pictureIndex: number) =>
    [1, 2, pictures.length - 2, pictures.length - 1].includes(Math.abs(pictureIndex - openIndex));
  return pictures.map((picture, pictureIndex) => {
    const isOpen = pictureIndex === openIndex;
    return (
      // The key replaces the whole figure, so elements that others have put around its picture do no harm.
      <Slide
        key={`${picture.id} ${isComparing && isOpen ? 'wiped' : ''}`}
        picture={picture}
        pair={openPair}
        isOpen={isOpen}
        isOfOpenPair={getPairIndex(pictureIndex) === getPairIndex(openIndex)}
        isComparing={isComparing}
        isRequested={isOpen || (isLoaded && isNeighbor(pictureIndex))}
        onLoad={() => setLoaded(true)}
      />
    );
  });
}

function NavigationBar({ quoteHref, onMove }: { quoteHref: string; onMove: (columns: number) => void }) {
  return (
    <div className={styles.bar}>
      <Button type="button" tone="line" small onClick={() => onMove(-1)}>
        <IconDrawing shapes={ArrowLeft} />
        <span className={styles.word}>Previous</span>
      </Button>
      <ButtonLink href={quoteHref} small>
        Get FREE Quote
      </ButtonLink>
      <Button type="button" tone="line" small onClick={() => onMove(1)}>
        <span className={styles.word}>Next</span>
        <IconDrawing shapes={ArrowRight} />
      </Button>
    </div>
  );
}

/**
 * Shows the pictures in a row with scroll snapping: the browser handles swipes, and keys and buttons scroll the row at
 * once. On a portrait screen the style sheet places the after of each pair under its before, and the row moves by pairs.
 */
export function Lightbox({ pairs, openId, isComparing, onCompare }: LightboxProps) {
  const pictures = pairs.flatMap(({ before, after }) => [before, after]);
  const openPicture = pictures.find(({ id }) => id === openId);
  const openIndex = openPicture ? pictures.indexOf(openPicture) : 0;
  const openPair = pairs[getPairIndex(openIndex)];
  const dialog = usePictureDialog(openPicture?.id);
  // Comes after the effect that opens the dialog: a closed one has no width.
  const { row, isVisitorScroll } = useRowScroll(openPicture && openIndex, pictures.length);
  const { moveByColumns, openScrolledTo, handleKeyDown } = createNavigation(pictures, openIndex, row);

  useEffect(() => {
    if (isComparing) row.current?.querySelector('input')?.focus();
  }, [isComparing, row]);

  const handleScroll = (element: HTMLElement) => {
    // The last scroll event comes a frame later, when the dialog may be closed.
    if (!dialog.current?.open || !isVisitorScroll(element)) return;
    openScrolledTo(element, countInColumn(element, pictures.length));
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} dark`}
      aria-label={openPicture && `${openPair?.name}, ${openPicture.type}`}
      onKeyDown={handleKeyDown}
      // After Back, the address no longer contains a picture.
      onClose={() => openPicture && closePicture()}
    >
      {openPicture && openPair && (
        <>
          <TitleBar
            pair={openPair}
            position={`Pair ${getPairIndex(openIndex) + 1} of ${pairs.length}`}
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
            onScroll={({ currentTarget }) => handleScroll(currentTarget)}
          >
            <Slides pictures={pictures} openIndex={openIndex} openPair={openPair} isComparing={isComparing} />
          </section>
          <NavigationBar quoteHref={openPair.quoteHref} onMove={moveByColumns} />
        </>
      )}
    </dialog>
  );
}

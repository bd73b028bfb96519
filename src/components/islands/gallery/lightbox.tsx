import { ArrowLeft, ArrowRight, SquareSplitHorizontal, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CompareSlider, stateNames } from '../../ui/compare-slider.tsx';
import { IconDrawing } from '../../ui/icon-drawing.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { closePicture, turnToPicture } from './gallery-address.ts';
import type { GalleryPair, GalleryPicture } from './gallery-pair.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  /** All that can be turned to. */
  pairs: GalleryPair[];
  /** The one that is open. */
  item: GalleryPicture | undefined;
  /** Whether it is wiped from before to after. */
  comparing: boolean;
  onCompare: (id: string | undefined) => void;
}

const sizes = '(max-height: 30rem) 100vh, (min-width: 48rem) min(92vw, calc(150vh - 24rem)), 100vw';

/** Drops the picture's rule: shown whole, it needs no focal point, and its placeholder color would show beside it. */
const bare = ({ picture }: GalleryPicture) => ({ ...picture, className: '' });

/** Which picture of the row is in sight. */
const getPlace = (row: HTMLElement) => Math.round(row.scrollLeft / row.clientWidth);

/** The pictures stand in a row that snaps: a finger swipes it as the platform does, keys and buttons move it at once. */
export function Lightbox({ pairs, item, comparing, onCompare }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const ring = pairs.flat();
  const index = item ? ring.indexOf(item) : 0;
  const pair = pairs.findIndex((both) => item && both.includes(item));
  const [before, after] = pairs[pair] ?? [];

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
    // A swipe has brought the row there already, and must not be cut short.
    if (row.current && getPlace(row.current) !== index) row.current.scrollLeft = index * row.current.clientWidth;
  }, [item, index]);

  useEffect(() => {
    if (comparing) row.current?.querySelector('input')?.focus();
  }, [comparing]);

  const turnTo = (rank: number) => {
    const turned = ring.at(rank % ring.length);
    if (turned && turned !== item) turnToPicture(turned.id);
  };
  const turnByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const rank = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    if (rank === undefined) return;
    event.preventDefault();
    turnTo(rank);
  };
  /** Once the open picture is there, those beside it are fetched. */
  const isNeighbor = (rank: number) => [1, ring.length - 1].includes(Math.abs(rank - index));
  const isWanted = (rank: number) => rank === index || (loaded && isNeighbor(rank));

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} dark`}
      aria-label={item?.title}
      onKeyDown={turnByKey}
      // After Back the address has no picture any more.
      onClose={() => item && closePicture()}
    >
      {item && (
        <>
          <div className={styles.bar}>
            <p aria-live="polite" aria-atomic="true">
              {/* A text alone in its element can be replaced when a translation has put it into others. */}
              <span>
                {comparing ? `Pair ${pair + 1} of ${pairs.length}` : `${index + 1} of ${ring.length} pictures`}
              </span>
              <span className="visually-hidden">{`: ${comparing ? item.name : item.title}`}</span>
            </p>
            {before && after && (
              <Button
                type="button"
                tone={comparing ? 'snow' : 'line'}
                small
                aria-pressed={comparing}
                onClick={() => onCompare(comparing ? undefined : item.id)}
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
            // The last scroll event comes a frame later, when the dialog may be closed.
            onScroll={({ currentTarget }) => dialog.current?.open && turnTo(getPlace(currentTarget))}
            onLoad={() => setLoaded(true)}
          >
            {ring.map((project, rank) => {
              const wiped = comparing && project === item && before && after;
              return (
                // Replaced as a whole: what others have put around a picture inside it is in nobody's way.
                <figure key={`${project.id} ${wiped ? 'wiped' : ''}`} className={styles.slide} inert={project !== item}>
                  {wiped ? (
                    <CompareSlider
                      pair={{ before: before.picture, after: after.picture }}
                      label="Wipe the picture clean"
                      sizes={sizes}
                      priority
                    />
                  ) : (
                    <PictureImage picture={bare(project)} sizes={sizes} priority={isWanted(rank)} />
                  )}
                  <figcaption className={styles.caption}>
                    <h2>{wiped ? project.name : project.title}</h2>
                    {(wiped ? [before, after] : [project]).map(({ id, type, description }) => (
                      <p key={id}>
                        {wiped && <b>{stateNames[type]}: </b>}
                        {description}
                      </p>
                    ))}
                  </figcaption>
                </figure>
              );
            })}
          </section>
          <div className={styles.bar}>
            <Button type="button" tone="line" small onClick={() => turnTo(index - 1)}>
              <IconDrawing shapes={ArrowLeft} />
              <span className={styles.word}>Previous</span>
            </Button>
            <ButtonLink href={item.quoteHref} small>
              Get FREE Quote
            </ButtonLink>
            <Button type="button" tone="line" small onClick={() => turnTo(index + 1)}>
              <span className={styles.word}>Next</span>
              <IconDrawing shapes={ArrowRight} />
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Label } from './label.tsx';
import styles from './opening.module.css';
import { type PictureData, PictureImage } from './picture.tsx';
import { SectionIntro } from './section.tsx';

export interface OpeningProps {
  label?: string;
  heading: string;
  text?: ReactNode;
  picture?: PictureData;
  /** Under the words, with the picture beside both. */
  children?: ReactNode;
}

/** A section's heading and remark, with a picture that runs off the page along the lean. */
export function Opening({ label, picture, children, ...intro }: OpeningProps) {
  const words = (
    <div>
      {label && <Label>{label}</Label>}
      <SectionIntro {...intro} />
    </div>
  );
  if (!picture) return words;
  return (
    <div className={classNames(styles.opening, Boolean(children) && styles.beside)}>
      {words}
      <div className={styles.picture}>
        <PictureImage picture={picture} sizes="(min-width: 60rem) max(56vw, 48rem), 100vw" />
      </div>
      {children}
    </div>
  );
}

import type { PictureData } from '../../../lib/pictures/picture-data.ts';
import { Label } from '../../ui/label.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import swept from '../../ui/swept.module.css';
import styles from './story.module.css';

interface StoryProps {
  label: string;
  heading: string;
  /** In large letters: on phones where sand meets white, on wide screens under the heading. */
  opening: string;
  paragraphs: string[];
  owner?: { name: string; text: string; portrait: PictureData } | undefined;
}

/** How the company came about: the heading on sand, the text on white. */
export function Story({ label, heading, opening, paragraphs, owner }: StoryProps) {
  return (
    <section className={`${styles.story} ${swept.ground}`}>
      <div className="wrap">
        <div className={styles.lands}>
          <Label>{label}</Label>
          <h2 className="weight">{heading}</h2>
          {owner && (
            <figure className={styles.owner}>
              <PictureImage picture={owner.portrait} sizes="(min-width: 64rem) 10rem, 8rem" />
              <figcaption>
                <b translate="no">{owner.name}</b>
                {owner.text}
              </figcaption>
            </figure>
          )}
        </div>
        <div className={`${styles.opening} ${swept.white}`}>
          <p className={swept.first}>{opening}</p>
        </div>
        <div className={`${styles.clean} ${swept.white}`}>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

import type { PictureData } from '../../../lib/pictures/picture-data.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { RuledSection, type RuledSectionProps } from '../../ui/ruled-section.tsx';
import styles from './benefits.module.css';

interface BenefitsProps extends Omit<RuledSectionProps, 'children' | 'under'> {
  intro?: string | undefined;
  picture?: PictureData | undefined;
  items: { title: string; text: string }[];
}

const sizes = '(min-width: 64rem) min(26vw, 27rem), 90vw';

/** Ticked rows, each starting with its title: on tablets two columns, or one of three rows; on wide screens three. */
export function Benefits({ items, intro, picture, ...sectionProps }: BenefitsProps) {
  return (
    <RuledSection
      {...sectionProps}
      under={
        picture && (
          <div className={styles.picture}>
            <PictureImage picture={picture} sizes={sizes} />
          </div>
        )
      }
    >
      {intro && <p className={styles.intro}>{intro}</p>}
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.title}.</b> <LinkedText>{item.text}</LinkedText>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

import { Picture, type PictureData } from '../ui/picture.tsx';
import { Section, SideLayout } from '../ui/section.tsx';
import styles from './reasons.module.css';

export interface ReasonsProps {
  heading: string;
  intro: string;
  items: { figure: string; title: string; text: string }[];
  picture: PictureData;
}

/** A ledger: each promise led by a large figure. */
export function Reasons({ heading, intro, items, picture }: ReasonsProps) {
  return (
    <Section>
      <SideLayout
        even
        head={
          <>
            <h2>{heading}</h2>
            <p>{intro}</p>
            <Picture
              picture={picture}
              sizes="(min-width: 82rem) 33rem, (min-width: 64rem) 38vw, 92vw"
              className={styles.picture}
            />
          </>
        }
      >
        <ol className={styles.reasons}>
          {items.map((item) => (
            <li key={item.title}>
              <span className={styles.figure}>{item.figure}</span>
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SideLayout>
    </Section>
  );
}

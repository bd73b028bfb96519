import { Label } from '../../ui/label.tsx';
import { Person, type PersonProps } from '../../ui/person.tsx';
import swept from '../../ui/swept.module.css';
import styles from './story.module.css';

interface StoryProps {
  label: string;
  heading: string;
  /** The largest text of the section, shown after the heading. */
  opening: string;
  paragraphs: string[];
  people: PersonProps[];
}

/** The history of the company. */
export function Story({ label, heading, opening, paragraphs, people }: StoryProps) {
  return (
    <section className={`${styles.story} ${swept.ground}`}>
      <div className="wrap">
        <div className={styles.lands}>
          <Label>{label}</Label>
          <h2 className="weight">{heading}</h2>
          {people.length > 0 && (
            <div className={styles.people}>
              {people.map((person) => (
                <Person key={person.name} {...person} />
              ))}
            </div>
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

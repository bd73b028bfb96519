import { Picture, type PictureData } from '../ui/picture.tsx';
import { Section, SectionIntro } from '../ui/section.tsx';
import styles from './people.module.css';

export interface PeopleProps {
  heading: string;
  intro: string;
  people: { name: string; role: string; checks: string; picture?: PictureData | undefined }[];
}

/** Who comes to the door. Without people the section is left out. */
export function People({ heading, intro, people }: PeopleProps) {
  if (!people.length) return null;
  return (
    <Section id="people">
      <SectionIntro heading={heading} text={intro} />
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.name}>
            {person.picture && (
              <Picture picture={person.picture} sizes="(min-width: 60rem) 22rem, 92vw" className={styles.picture} />
            )}
            <h3>{person.name}</h3>
            <p>{person.role}</p>
            <p className={styles.checks}>{person.checks}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

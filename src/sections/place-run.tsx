import { Label } from '../ui/label.tsx';
import { Section } from '../ui/section.tsx';
import styles from './place-run.module.css';

export interface PlaceRunProps {
  label: string;
  heading: string;
  places: { name: string; href: string }[];
}

/** Place names running on like a line of text. */
export function PlaceRun({ label, heading, places }: PlaceRunProps) {
  return (
    <Section tone="mist" tight>
      <Label>{label}</Label>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.name}>
            <a href={place.href}>{place.name}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

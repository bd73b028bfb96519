import { Section } from '../../ui/section.tsx';
import styles from './paint-colors.module.css';

interface PaintColorsProps {
  heading: string;
  text: string;
  items: { name: string; color: string; suits: string }[];
}

/** Colors as slanted chips in a row, in the order of the content. SVG, because browsers do not print backgrounds. */
export function PaintColors({ heading, text, items }: PaintColorsProps) {
  return (
    <Section>
      <h2 className="weight">{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.row}>
        {items.map(({ name, color, suits }) => (
          <li key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={color} />
            </svg>
            <b>{name}</b>
            {suits}
          </li>
        ))}
      </ul>
    </Section>
  );
}

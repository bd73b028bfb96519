import styles from './quote.module.css';
import { Stars } from './stars.tsx';

export function Byline({ author, role }: { author: string; role: string }) {
  return (
    <p className={styles.by}>
      <b>{author}</b>
      <span>{role}</span>
    </p>
  );
}

/** A customer's words with five stars. */
export function Quote({
  quote,
  author,
  role,
  large,
}: {
  quote: string;
  author: string;
  role: string;
  large?: boolean;
}) {
  return (
    <div className={large ? styles.large : styles.quote}>
      <Stars />
      <blockquote>“{quote}”</blockquote>
      <Byline author={author} role={role} />
    </div>
  );
}

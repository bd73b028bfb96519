import styles from './quote.module.css';
import { Stars } from './stars.tsx';

/** A sample, which nobody real said, is labelled as one. */
export function Byline({ author, role, sample }: { author: string; role: string; sample?: boolean | undefined }) {
  return (
    <p className={styles.by}>
      <b>{author}</b>
      <span>{role}</span>
      {sample && <mark className={styles.sample}>Sample</mark>}
    </p>
  );
}

/** A customer's words with five stars. */
export function Quote({
  quote,
  author,
  role,
  sample,
  large,
}: {
  quote: string;
  author: string;
  role: string;
  sample?: boolean | undefined;
  large?: boolean;
}) {
  return (
    <div className={large ? styles.large : styles.quote}>
      <Stars />
      <blockquote>“{quote}”</blockquote>
      <Byline author={author} role={role} sample={sample} />
    </div>
  );
}

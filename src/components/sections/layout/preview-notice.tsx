import styles from './preview-notice.module.css';

/** A line at the top of each page of a preview: its reviews are samples, and its pictures are illustrations. */
export function PreviewNotice({ text }: { text: string }) {
  return (
    <aside className={styles.notice} aria-label="About this preview">
      <p className="wrap">{text}</p>
    </aside>
  );
}

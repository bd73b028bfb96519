import styles from './preview-notice.module.css';

/** Says at the top of each page of a preview that its reviews and unconfirmed figures are samples. */
export function PreviewNotice({ text }: { text: string }) {
  return (
    <aside className={styles.notice} aria-label="About this preview">
      <p className="wrap">{text}</p>
    </aside>
  );
}

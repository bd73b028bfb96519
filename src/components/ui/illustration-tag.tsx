import styles from './illustration-tag.module.css';

/** The same in the corner of a picture, where no words stand beside it (illustration-note.tsx). */
export const IllustrationTag = ({ children }: { children: string | undefined }) =>
  children ? <span className={styles.tag}>{children}</span> : null;

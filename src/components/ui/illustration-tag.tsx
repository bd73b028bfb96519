import styles from './illustration-tag.module.css';

/** In the corner of a page's first picture, said once for all of them. */
export const IllustrationTag = ({ children }: { children: string | undefined }) =>
  children ? <span className={styles.tag}>{children}</span> : null;

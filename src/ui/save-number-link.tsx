import { Icon } from './icon.tsx';
import styles from './save-number-link.module.css';

/** Hands the company to the visitor's address book. */
export function SaveNumberLink({ href }: { href: string }) {
  return (
    <a className={styles.save} href={href} download="">
      <Icon name="contact" />
      Save our number
    </a>
  );
}

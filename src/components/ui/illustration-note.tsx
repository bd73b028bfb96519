import { classNames } from './class-names.ts';
import styles from './illustration-note.module.css';

/** Under the words of an opening, said once for all pictures of the page. */
export const IllustrationNote = ({
  children,
  className,
}: {
  children: string | undefined;
  className?: string | undefined;
}) =>
  children ? (
    <p className={classNames(styles.note, className)} data-shared-words="">
      {children}
    </p>
  ) : null;

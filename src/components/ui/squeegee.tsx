import { classNames } from './class-names.ts';
import styles from './squeegee.module.css';

/** A drawing of a squeegee. Its blade is 78 % from the left, and its handle on the side of the hand that pulls it. */
export function SqueegeeDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.tool, className)} viewBox="0 0 100 260" aria-hidden="true">
      <path d="M10 108h62v44H10a10 10 0 0 1-10-10v-24a10 10 0 0 1 10-10Z" fill="var(--sun)" />
      <path d="M52 108h20v44H52z" fill="var(--sun-shade)" />
      <path d="M66 92h14v76H66z" fill="var(--ink)" />
      <path d="M74 0h6a4 4 0 0 1 4 4v252a4 4 0 0 1-4 4h-6z" fill="var(--slate-light)" />
      <path d="M72 6h4v248h-4z" fill="var(--ice-light)" />
      <path
        d="M10 130h34M18 121l-9 9 9 9M36 121l9 9-9 9"
        stroke="var(--ink)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A pane with a peak in it and one band of cleaned glass. The frame takes the color of the text around it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path fill="currentColor" d="M2 0h36a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z" />
      <path fill="var(--sky)" d="M4 4h32v32H4z" />
      <path fill="var(--ice-light)" d="M25.5 4H33l-7.4 32h-7.5z" />
      <path fill="var(--glacier-light)" d="M4 29 17 10l6.5 9 3-3.5 9.5 13V36H4z" />
      <path fill="var(--snow)" d="m17 10 4.69 6.5-2.2 2.3-2.5-2.6-2.7 2.8-1.74-2.5z" />
      <path fill="currentColor" d="M4 21.7h32V24H4z" />
    </svg>
  );
}

import { logoShapes } from './logo-shapes.ts';

/** The frame takes the color of the text around it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {logoShapes.map(([color, path]) => (
        <path key={path} fill={color === 'frame' ? 'currentColor' : `var(--${color})`} d={path} />
      ))}
    </svg>
  );
}

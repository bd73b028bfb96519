/** Shows a picture with its focal point, and how pages crop it. A click or the sliders move the point. */
import type { PointerEvent } from 'react';

/** The distances from the left and from the top, in percent. */
type Focal = [left: number, top: number];

interface FocalPointProps {
  source: string | undefined;
  alt: string;
  focal: Focal;
  /** Such as "16 / 9". */
  aspectRatios: string[];
  onChange: (focal: Focal) => void;
}

const toPercent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

export function FocalPoint({ source, alt, focal: [left, top], aspectRatios, onChange }: FocalPointProps) {
  const objectPosition = `${left}% ${top}%`;
  const moveToPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    onChange([toPercent(clientX - x, width), toPercent(clientY - y, height)]);
  };
  return (
    <>
      <div role="presentation" className="own-picture" onPointerDown={moveToPointer}>
        <img src={source} alt={alt} draggable={false} />
        <span style={{ left: `${left}%`, top: `${top}%` }} />
      </div>
      <p>Press on what must stay in sight where a frame cuts the edges off.</p>
      <div className="own-row">
        {aspectRatios.map((aspectRatio) => (
          <img key={aspectRatio} className="own-frame" src={source} alt="" style={{ aspectRatio, objectPosition }} />
        ))}
      </div>
      <details>
        <summary>By numbers</summary>
        {['From the left', 'From the top'].map((label, axis) => (
          <label key={label}>
            {label}
            <input
              type="range"
              value={[left, top][axis]}
              onChange={({ target: { value } }) => onChange(axis === 0 ? [Number(value), top] : [left, Number(value)])}
            />
          </label>
        ))}
      </details>
    </>
  );
}

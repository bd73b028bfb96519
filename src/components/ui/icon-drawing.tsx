import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './icon.module.css';

/** One icon from its shapes. Islands import the shapes they need, so that the whole set of Icon stays out of the browser. */
export function IconDrawing({ shapes }: { shapes: IconNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([shape, attributes]) => createElement(shape, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}

import type { IconNode } from 'lucide';
import { createLines, createStroke } from './service-icons.ts';

/** Icons in the style of service-icons.ts. */
export const valueIcons = {
  // A pane that gleams.
  gleam: [
    createStroke('M13.6 3h4l-4.2 18h-4Z'),
    createLines(
      'M3.5 3.5h17v17h-17ZM15.3 9.2l1.1 3.2 3.1 1.1-3.1 1.1-1.1 3.2-1.1-3.2-3.1-1.1 3.1-1.1ZM6.5 6.5h4M6.5 6.5v4',
    ),
  ],
  // An answer.
  speech: [
    createStroke('M13.2 3.5h4l-2.7 12h-4Z'),
    createLines('M3 3.5h18v12H11.5L6.5 20.5v-5H3ZM6.5 7.7h11M6.5 11.3h7'),
  ],
  // A garden hose, coiled.
  hose: [
    createStroke('M12.2 4h4L13 18h-4Z'),
    createLines(
      'M17.5 11a6.8 6.8 0 1 1-6.8-6.8h7.8M14.2 11a3.5 3.5 0 1 1-3.5-3.5M18.5 2.4v3.6M21.8 2.8h.01M21.8 5.6h.01M20.6 4.2h.01M2.5 21h17',
    ),
  ],
  // A gate, shut.
  gate: [
    createStroke('M13.6 4.5h4L13.8 21h-4Z'),
    createLines(
      'M3.5 21V7l2.2-2.6L8 7v14M9.8 21V7L12 4.4 14.2 7v14M16 21V7l2.3-2.6L20.5 7v14M2 10.5h20M2 17.5h20M14.2 14h3',
    ),
  ],
} satisfies Record<string, IconNode>;

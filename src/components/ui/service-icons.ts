import type { IconNode } from 'lucide';

/** The stroke of the squeegee: a band at the brand's angle (--lean). It is the only filled shape of every icon. */
export const createStroke = (d: string): IconNode[number] => ['path', { d, fill: 'var(--icon-fill)', stroke: 'none' }];
export const createLines = (d: string): IconNode[number] => ['path', { d }];

/**
 * Icons drawn for this site on a square of 24: the dirty part is left of the stroke, and ends at it. A line of 1.2 is
 * 2 pixels wide at 40.
 */
export const serviceIcons = {
  // A sash window with its sill.
  window: [
    createStroke('M14.2 2.5h4L14 20.5h-4Z'),
    createLines('M4.5 20.5v-18h15v18M2.5 20.5h19M4.5 11.5h15M12 2.5v9'),
  ],
  // A gable with clapboards.
  house: [
    createStroke('M12.9 4.3l3.3 2.8L13 21H9Z'),
    createLines('M2 12 12 3.5 22 12M5 9.5V21h14V9.5M5 12.5h5M5 15.4h4.3M5 18.2h3.7'),
  ],
  // A lance over a walk, with its fan of water.
  driveway: [
    createStroke('M14.6 12.2 18 20.5H6.5Z'),
    createLines(
      'M17.1 1.5l-2.4 10.2M12.8 11.3l3.8.9M16.6 3.8h4.9l-1.2 5M2.5 20.5h19M4 17.8h.01M7.2 17.3h.01M5.8 15.1h.01',
    ),
  ],
  // A slope of shingles under a chimney.
  roof: [
    createStroke('M12.8 6.5h4l-2.1 9h-4Z'),
    createLines(
      'M2.5 15.5l4.5-9h10l4.5 9ZM5 15.5V21h14v-5.5M17.4 7.2V3.5h-3v3M5.6 9.4h5.4M4.1 12.4h6.2M8.6 6.5v2.9M7 9.4v3M9.3 12.4v3.1',
    ),
  ],
  // A slab with a spill of paint.
  concrete: [
    createStroke('M15 4h4l-3.7 16h-4Z'),
    createLines(
      'M6.2 4h15.3l-3.7 16H2.5ZM14.1 7.8c-1.5-1.6-4.2-1.2-4.2.9 0 1.1-1 1.2-1.9 1.6-1.6.7-1.3 2.8.3 3.2 1 .2.7.9.8 1.7.2 1.7 2 1.9 3.2.4ZM7.6 7h.01M6 17h.01',
    ),
  ],
  // A brush and its paint.
  brush: [
    createStroke('M7.3 14.5h9.4l-1.6 7H5.7Z'),
    createLines(
      'M13.6 8l1.3-5.6a1 1 0 0 1 2 .4L15.7 8M10 8h9.4l-1.5 6.5H8.5ZM9.4 10.6h9.4M11 12.6l-.4 1.9M13.6 12.6l-.4 1.9',
    ),
  ],
  // A shop with its awning, and the walk before it.
  storefront: [
    createStroke('M14.1 11.8h4l-2.2 9.7h-4Z'),
    createLines(
      'M3 9l1.7-5.5h14.6L21 9a2.25 2.25 0 0 1-4.5 0 2.25 2.25 0 0 1-4.5 0 2.25 2.25 0 0 1-4.5 0A2.25 2.25 0 0 1 3 9ZM4.7 11.5v10M19.3 11.5v10M2.5 21.5h19M7 14.6h4M9.2 18h2',
    ),
  ],
  // The bell on the desk.
  hotel: [
    createStroke('M11.5 10A8.5 8.5 0 0 1 15.3 10.7L13.5 18.5h-4Z'),
    createLines('M3.5 18.5a8.5 8.5 0 0 1 17 0ZM2 21.5h20M12 10V6.5M9.5 6.5h5M6.2 16a6 6 0 0 1 2.6-3.6'),
  ],
  // Floors with balconies.
  apartments: [
    createStroke('M14.7 2.5h4L14.5 21h-4Z'),
    createLines(
      'M4 21V2.5h16V21M2 21h20M6.6 8.5V5.3h2.6v3.2M5.6 8.5h5M6.6 13.3v-3.2h2.6v3.2M5.6 13.3h4M6.6 18.1v-3.2h2.6v3.2M5.6 18.1h3.6',
    ),
  ],
  // A hall with its roller door.
  warehouse: [
    createStroke('M12.7 12h4l-2.1 9h-4Z'),
    createLines('M2.5 21V9.5L12 4l9.5 5.5V21M1.5 21h21M6.5 21v-9h11v9M6.5 14.3h5M6.5 16.6h4.4M6.5 18.9h3.9'),
  ],
  // Decks with a ramp, under their sign.
  garage: [
    createStroke('M15.2 11.5h4L17 21h-4Z'),
    createLines(
      'M3.5 21v-9.5h17V21M2 21h20M3.5 16.3H13M6.5 21l5.5-2.6M3 2.5h6v6H3ZM5 7V4.3h1.2a.9.9 0 0 1 0 1.8H5M6 8.5v3',
    ),
  ],
  // A roller with its track.
  roller: [
    createStroke('M6.5 8.5h9l-3 13h-9Z'),
    createLines('M4 3h13v5.5H4ZM17 5.7h4v5.5h-3.8M18.3 11.2l-.6 2.8M16.7 14l-1.7 7.5h2.4l1.7-7.5Z'),
  ],
} satisfies Record<string, IconNode>;

import type { PaneCount, WindowKind } from '../../../lib/site/pane-count.ts';

type Corner = [x: number, y: number];

/**
 * Upper left corners, in the order in which they are filled. The first nine tall ones and the first wide and basement
 * ones are the house of src/content/services/residential/window-cleaning.yaml.
 */
const tallCorners: Corner[] = [
  [44, 67],
  [56, 67],
  [38, 103],
  [50, 103],
  [62, 103],
  [128, 67],
  [140, 67],
  [187, 67],
  [199, 67],
  [32, 67],
  [68, 67],
  [26, 103],
  [74, 103],
  [168, 103],
];
const wideCorners: Corner[] = [
  [100, 70],
  [159, 70],
  [144, 104],
  [182, 104],
];
const basementCorners: Corner[] = [47, 183, 24, 70, 134, 158].map((x) => [x, 127]);
const skylightCorners: Corner[] = [114, 150, 132, 168].map((x) => [x, 37]);
/** The panes of a glass door, in six rows of three. */
const doorCorners = Array.from({ length: 18 }, (_, i): Corner => [108 + (i % 3) * 4, 106 + Math.floor(i / 3) * 5]);

const storyHeight = 36;
const groundFloorTop = 100;

interface Drawing {
  /** Path data of walls and roofs. */
  walls: string;
  /** Path data of the panes. */
  glass: string;
  /** The number of windows and panes for which the front has no space. */
  hidden: number;
}

/** Draws a house of one or two stories in which each pane of a count can be counted, as far as its front has space. */
export function drawHouse(count: PaneCount): Drawing {
  const roofDrop = count.stories === 2 ? 0 : storyHeight;
  const selectFloors = (corners: Corner[]) => (roofDrop ? corners.filter(([, y]) => y > groundFloorTop) : corners);
  let hidden = 0;
  const takeCorners = (kind: WindowKind, corners: Corner[]) => {
    hidden += Math.max(0, count[kind] - corners.length);
    return corners.slice(0, count[kind]);
  };
  const doubleHung = takeCorners('double-hung', selectFloors(tallCorners));
  const sliders = takeCorners('sliders', [...selectFloors(wideCorners), ...basementCorners]);
  const freeCorners = [...selectFloors(wideCorners), ...selectFloors(tallCorners)].filter(
    (corner) => !doubleHung.includes(corner) && !sliders.includes(corner),
  );
  const draw = (corners: Corner[], getShape: (corner: Corner) => string) =>
    corners.map((corner) => `M${corner.join(' ')}${getShape(corner)}`).join('');
  const glass = [
    draw(doubleHung, () => 'h11v19h-11zm0 9.5h11'),
    draw(sliders, (corner) => (basementCorners.includes(corner) ? 'h18v7h-18zm9 0v7' : 'h20v13h-20zm10 0v13')),
    draw(takeCorners('picture-windows', freeCorners), (corner) =>
      wideCorners.includes(corner) ? 'h20v13h-20z' : 'h11v19h-11z',
    ),
    draw(takeCorners('door-panes', doorCorners), () => 'h4v5h-4z'),
    draw(
      takeCorners('skylights', skylightCorners).map(([x, y]) => [x, y + roofDrop]),
      () => 'h16v13h-16z',
    ),
  ].join('');
  const wall = `${61 + roofDrop}v${77 - roofDrop}`;
  const walls = [
    `M20 ${wall}h196V${61 + roofDrop}M92 ${wall}M296 102v36M234 138v-28h48v28m0-7h-48m0-7h48m0-7h-48`,
    // The eaves of a low house end where the roof of the porch begins.
    `M12 ${63 + roofDrop}l44-41 44 41h-7L56 ${29 + roofDrop} 19 ${63 + roofDrop}zM79 ${43 + roofDrop}l8-15h118l19 33H${roofDrop ? 129 : 98}`,
    `M186 ${28 + roofDrop}V${17 + roofDrop}h12v11M216 80h78l13 22h-91`,
    'M105 138v-35h18v35M98 138v-38m32 0v38M94 100h40l-20-12zM99 134h6m18 0h7M20 124h72m0 0h6m32 0h86',
    'M321 138v-9m-10 0h20l-7-11h4l-6-10h3l-4-10-4 10h3l-6 10h4z',
  ].join('');
  return { walls, glass, hidden };
}

import styles from './facts-with-example.module.css';

type Corner = [x: number, y: number];

/** Upper left corners. As many as the example in src/content/services/residential/window-cleaning.yaml counts. */
const doubleHung: Corner[] = [
  [44, 67],
  [56, 67],
  [38, 103],
  [50, 103],
  [62, 103],
  [128, 67],
  [140, 67],
  [187, 67],
  [199, 67],
];
const sliders: Corner[] = [
  [100, 70],
  [159, 70],
  [144, 104],
  [182, 104],
];
const basementSliders: Corner[] = [
  [47, 127],
  [183, 127],
];
const panes = [
  ...doubleHung.map(([x, y]) => `M${x} ${y}h11v19h-11zm0 9.5h11`),
  ...sliders.map(([x, y]) => `M${x} ${y}h20v13h-20zm10 0v13`),
  ...basementSliders.map(([x, y]) => `M${x} ${y}h18v7h-18zm9 0v7`),
].join('');
const doorPanes = 'M108 106h12v15h-12zm4 0v15m4 0v-15m-8 5h12m0 5h-12';
const skylights = 'M114 37h16v13h-16zM150 37h16v13h-16z';

const walls = 'M20 61v77h196V61M92 61v77M296 102v36M234 138v-28h48v28m0-7h-48m0-7h48m0-7h-48';
const roofs = 'M12 63l44-41 44 41h-7L56 29 19 63zM79 43l8-15h118l19 33H98M186 28V17h12v11M216 80h78l13 22h-91';
const porch = 'M105 138v-35h18v35M98 138v-38m32 0v38M94 100h40l-20-12zM99 134h6m18 0h7';
const basement = 'M20 124h72m0 0h6m32 0h86';
const tree = 'M321 138v-9m-10 0h20l-7-11h4l-6-10h3l-4-10-4 10h3l-6 10h4z';

/** A drawing of the worked example's house, in which each pane of the table can be counted. */
export function ExampleHouse() {
  return (
    <svg className={styles.house} viewBox="0 0 336 142" aria-hidden="true">
      <path d={walls + roofs + porch + basement + tree} />
      <path className={styles.glass} d={panes + doorPanes + skylights} />
      <path d="M2 138h332" />
    </svg>
  );
}

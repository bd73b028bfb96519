/** The colors of src/styles/tokens.css, under the same names. */
export const site = {
  ink: '#0b2530',
  spruce: '#123c49',
  sky: '#86cbe8',
  mist: '#eff6f9',
  snow: '#ffffff',
  sun: '#ffbd2b',
  sunLift: '#ffd06a',
  sunShade: '#e39a00',
  clay: '#ae4d2c',
  claySoft: '#f7e8df',
  grime: '#e2ddcf',
  dirt: '#9f8c5c',
  dirtThin: '#cdc6af',
  clear: '#2b91c2',
  slate: '#46606b',
  glacier: '#0a678e',
  ice: '#d8eef7',
  line: '#c8dae2',
} as const;

/** The tones of materials in sunlight. Shade is laid over them with shadeOf(), never painted as a color of its own. */
export const material = {
  sidingBlue: '#6f93a8',
  sidingSlate: '#54748a',
  sidingSage: '#8fa08a',
  sidingSand: '#d3c3a2',
  sidingWhite: '#ece8dc',
  sidingRed: '#8f4a38',
  stucco: '#e3d3b6',
  stuccoWarm: '#d8bd97',
  stuccoPale: '#ece2cd',
  sandstone: '#d2b48a',
  sandstoneRed: '#c57a56',
  limestone: '#d9cfb8',
  brickRed: '#a9583f',
  brickBuff: '#c99d6d',
  mortar: '#cfc4b0',
  cedar: '#b06f43',
  timber: '#8a5a3a',
  log: '#b98552',
  trim: '#fbf6ea',
  bronze: '#3b3a36',
  steel: '#8fa3ad',
  shingle: '#5f666b',
  shingleBrown: '#75604f',
  tile: '#b4623f',
  slateRoof: '#5b6d78',
  concrete: '#d9d4c6',
  concreteNew: '#e9e4d8',
  asphalt: '#5c646a',
  gravel: '#cabfaa',
  lawn: '#8fa765',
  dryGrass: '#cfc28f',
  prairie: '#d9cb96',
  oakLeaf: '#6f8450',
  cottonwoodLeaf: '#90aa5c',
  ponderosa: '#3f6a52',
  spruceBlue: '#4f7f83',
  bark: '#8d5f45',
} as const;

/** The tones of dirt: sand, the color of "before" on the site. */
export const dirtTone = {
  film: '#cbbf9f',
  filmDeep: '#a9997a',
  dust: '#9f8c5c',
  mud: '#7c6645',
  mudDark: '#5c4a33',
  algae: '#667a4b',
  algaeDark: '#46583a',
  rust: '#b5642f',
  oil: '#2b261f',
  oilHalo: '#6d6250',
  soot: '#3f3d38',
  lime: '#f3f1e8',
  salt: '#f1ede2',
  pollen: '#dcb743',
  needle: '#8b5a33',
} as const;

function parse(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The color between two hex colors; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = parse(from);
  const [r2, g2, b2] = parse(to);
  const blend = (a: number, b: number) => Math.round(a + (b - a) * share);
  const value = (blend(r1, r2) << 16) | (blend(g1, g2) << 8) | blend(b1, b2);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** A color out of the sun: deeper and bluer, as the open sky lights it. */
export const shadeOf = (color: string, depth = 0.42) => mix(color, '#17415a', depth);

/** A color in stronger sun. */
export const lightOf = (color: string, share = 0.3) => mix(color, '#fff6df', share);

/** A color behind a few miles of air. */
export const hazeOf = (color: string, share: number) => mix(color, '#b9dcec', share);

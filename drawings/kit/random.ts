/** A seeded generator of numbers from 0 to 1 (mulberry32): the same seed draws the same picture, to the byte. */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(x: number, y: number, seed: number): number {
  let bits = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

/** Value noise from 0 to 1 with one feature per unit. */
export function noise(x: number, y: number, seed = 1): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const a = x - column;
  const b = y - row;
  const u = a * a * (3 - 2 * a);
  const v = b * b * (3 - 2 * b);
  const upper = hash(column, row, seed) * (1 - u) + hash(column + 1, row, seed) * u;
  const lower = hash(column, row + 1, seed) * (1 - u) + hash(column + 1, row + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

/** Fractal noise from 0 to 1: octaves of noise(), each twice as fine and half as strong as the one before. */
export function fractalNoise(x: number, y: number, seed = 1, octaves = 4): number {
  let sum = 0;
  let strength = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += strength * noise(x * scale + 13.1 * octave, y * scale + 7.7 * octave, seed + octave * 17);
    total += strength;
    strength /= 2;
  }
  return sum / total;
}

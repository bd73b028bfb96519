import { brandAngle, getColor } from '../../styles/read-tokens.ts';
import { type ShareCard, shareCardSize } from '../seo/head.ts';
import { breakLines } from './break-lines.ts';
import { logoShapes } from './logo-shapes.ts';
import type { Typeface } from './typeface.ts';

export interface CardFaces {
  heading: Typeface;
  text: Typeface;
}

const { width, height } = shareCardSize;
const leanTangent = Math.tan(brandAngle);
const margin = 64;
/** The x coordinate of the slanted edge between text and picture, at the bottom of the card. */
const slantX = 612;
const textWidth = 560;
/** The settings are tried in turn: few lines take precedence over large letters. */
const headingSettings = [
  { size: 76, maxLines: 2 },
  { size: 70, maxLines: 3 },
  { size: 64, maxLines: 3 },
  { size: 58, maxLines: 3 },
  { size: 58, maxLines: 4 },
  { size: 52, maxLines: 4 },
  { size: 46, maxLines: 4 },
  { size: 42, maxLines: 5 },
  { size: 36, maxLines: 6 },
];
const labelSettings = [26, 24, 22, 20, 18].map((size) => ({ size, maxLines: 1 }));
const brandSettings = [30, 26, 22, 18].map((size) => ({ size, maxLines: 1 }));
const serviceAreaSettings = [20, 18, 16].map((size) => ({ size, maxLines: 1 }));
/** The width between the mark and the slanted edge, which is furthest left at the bottom. */
const signatureWidth = slantX - margin - 68 - 24;

/** The bounding box of the picture, which is right of the slanted edge. */
export const pictureBox = { left: slantX, top: 0, width: width - slantX, height };

const ink = getColor('ink');
const snow = getColor('snow');
const sky = getColor('sky');
const colors = {
  light: { ground: getColor('mist'), text: ink, quiet: getColor('slate-light'), tick: getColor('clay') },
  dark: { ground: ink, text: snow, quiet: getColor('slate-dark'), tick: sky },
};

/** Draws a band as tall as the card, slanted like the squeegee's stroke; `x` is its left edge at the bottom. */
function drawBand(x: number, bandWidth: number, fill: string, opacity = 1) {
  const slantWidth = height * leanTangent;
  const points = [
    [x + slantWidth, 0],
    [x + slantWidth + bandWidth, 0],
    [x + bandWidth, height],
    [x, height],
  ].map((point) => point.map((value) => value.toFixed(1)).join(','));
  return `<polygon points="${points.join(' ')}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

function drawLogo(x: number, y: number, size: number, frame: string) {
  const shapes = logoShapes.map(
    ([color, path]) => `<path fill="${color === 'frame' ? frame : getColor(color)}" d="${path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / 40})">${shapes.join('')}</g>`;
}

/** Composes the card without its picture, as SVG with text as outlines. */
export function composeCard(card: ShareCard, brand: string, serviceArea: string, faces: CardFaces): string {
  const color = card.dark ? colors.dark : colors.light;
  const heading = breakLines(card.heading, textWidth, headingSettings, faces.heading.measure);
  const label = breakLines(card.label, textWidth - 30, labelSettings, faces.text.measure);
  const signature = breakLines(brand, signatureWidth, brandSettings, faces.heading.measure);
  const lineHeight = heading.size * 1.12;
  const blockHeight = 50 + heading.lines.length * lineHeight;
  // Centers the text between the top margin and the signature, a little above the middle.
  const top = margin + (height - margin * 2 - 76 - blockHeight) * 0.42;
  const firstBaseline = top + 50 + heading.size * 0.86;

  const mainTexts = [
    ...label.lines.map((line) => faces.text.draw(line, label.size, margin + 30, top + 20)),
    ...heading.lines.map((line, index) =>
      faces.heading.draw(line, heading.size, margin - 2, firstBaseline + index * lineHeight),
    ),
    ...signature.lines.map((line) => faces.heading.draw(line, signature.size, margin + 68, height - margin - 26)),
  ];
  const area = breakLines(serviceArea, signatureWidth, serviceAreaSettings, faces.text.measure);
  const quietText = area.lines.map((line) => faces.text.draw(line, area.size, margin + 68, height - margin)).join('');
  const run = height * leanTangent;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<polygon points="0,0 ${(slantX + run).toFixed(1)},0 ${slantX},${height} 0,${height}" fill="${color.ground}"/>`,
    drawBand(slantX + 92, 64, snow, 0.2),
    drawBand(slantX - 1, 14, sky),
    `<polygon points="${margin + 5},${top} ${margin + 14},${top} ${margin + 9},${top + 22} ${margin},${top + 22}" fill="${color.tick}"/>`,
    `<g fill="${color.text}">${mainTexts.join('')}</g>`,
    `<g fill="${color.quiet}">${quietText}</g>`,
    drawLogo(margin, height - margin - 52, 52, color.text),
    '</svg>',
  ].join('');
}

import { dark, light } from '../styles/palette.ts';
import { skylineHeight, type SkylineDrawing } from './skyline.ts';

type Palette = typeof dark;

/** The towers of a skyline in fixed colours, for a picture that stands alone. */
export const towersSvg = (
  { name, tones, windows, lit }: SkylineDrawing,
  { unlit, towerA, towerB, towerC, litA, litB }: Palette,
): string =>
  `<pattern id="${name}" x="10" y="11" width="15" height="17" patternUnits="userSpaceOnUse">` +
  `<path fill="${unlit}" d="M0 0h8v10H0z"/></pattern>` +
  `<path fill="${towerC}" d="${tones.c}"/>` +
  `<path fill="${towerB}" d="${tones.b}"/>` +
  `<path fill="${towerA}" d="${tones.a}"/>` +
  `<path fill="url(#${name})" d="${windows}"/>` +
  lit.map((path, n) => `<path fill="${n % 3 === 2 ? litB : litA}" d="${path}"/>`).join('');

/** As large as the dark house of other refusals. */
const skylineSize = { width: 625, height: 280 };
const margin = 16;

/** A skyline under the sky of a theme, as a picture of its own. */
export function skylineSvg(drawing: SkylineDrawing, theme: 'light' | 'dark'): string {
  const { width, height } = skylineSize;
  const palette = theme === 'light' ? light : dark;
  const scale = Math.min(1, (width - 2 * margin) / drawing.width);
  const left = (width - drawing.width * scale) / 2;
  const top = height - skylineHeight * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.skyTop}"/><stop offset="1" stop-color="${palette.skyBottom}"/></linearGradient>` +
    `<clipPath id="frame"><rect width="${width}" height="${height}" rx="14"/></clipPath>` +
    `<g clip-path="url(#frame)"><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${towersSvg(drawing, palette)}</g></g></svg>`
  );
}

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { light } from '#app/ui/styles/palette.ts';
import { font, radius, size, space } from '#app/ui/styles/tokens.ts';
import { textSizes, titleSizes } from './sizes.ts';

const onPhone = 'screen and (max-width: 47.9375rem)';
const notOnPhone = 'print, (min-width: 48rem)';

/** The paper: white in every theme, as wide as US Letter less its margins. Sizes are those of paper. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '7mm',
  width: '100%',
  maxWidth: '178mm',
  minHeight: '232mm',
  padding: '12mm',
  background: light.surface,
  color: light.ink,
  border: `1px solid ${light.line}`,
  borderRadius: radius.small,
  '@media': {
    [onPhone]: { minHeight: 0, padding: space[5] },
    print: { border: 0, padding: 0, maxWidth: 'none', minHeight: '235mm' },
  },
});
/** Across the sheet's whole width, its margins too. */
export const band = style({
  margin: '-12mm -12mm 0',
  padding: '6mm 12mm',
  background: light.alarm,
  color: light.onAlarm,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '36pt',
  lineHeight: 1.1,
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  '@media': {
    [onPhone]: { margin: `-${space[5]} -${space[5]} 0`, padding: space[4], fontSize: size.title },
    print: { margin: 0 },
  },
});
/** Whom to call, in the band. */
export const call = style({
  marginTop: '2mm',
  fontSize: '26pt',
  '@media': { [onPhone]: { marginTop: space[1], fontSize: size.lead } },
});
export const head = style({
  display: 'grid',
  gap: '1mm',
  fontSize: '12pt',
  color: light.muted,
  paddingBottom: '3mm',
  borderBottom: `3px solid ${light.link}`,
});
export const headOfAlarm = style({ borderBottomColor: light.alarm });
export const community = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '22pt',
  lineHeight: 1.2,
  color: light.ink,
});
export const one = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Two languages side by side, on a phone one below the other. */
export const two = style([
  one,
  {
    columnGap: '10mm',
    '@media': { [notOnPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
/** Titles, days and texts of both languages begin at one height. */
export const rows = style({
  rowGap: '6mm',
  '@media': { [notOnPhone]: { gridTemplateRows: 'auto auto auto' } },
});
export const side = style({
  display: 'grid',
  gap: '6mm',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  whiteSpace: 'pre-line',
  '@media': { [notOnPhone]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
});
const bySize = <Size extends number>(sizes: readonly Size[]) =>
  Object.fromEntries(sizes.map((one) => [one, one])) as Record<Size, Size>;
export const titles = styleVariants(bySize(titleSizes), (points) => ({
  fontSize: `${points}pt`,
  lineHeight: 1.08,
  textWrap: 'wrap',
  '@media': { [onPhone]: { fontSize: size.title } },
}));
export const texts = styleVariants(bySize(textSizes), (points) => ({
  display: 'grid',
  gap: '0.5em',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gridRow: 3,
  fontSize: `${points}pt`,
  lineHeight: 1.35,
  '@media': { [onPhone]: { gridRow: 'auto', fontSize: size.lead } },
}));
export const when = style({
  display: 'grid',
  gap: '1mm',
  padding: '4mm 5mm',
  background: light.accent,
  borderRadius: radius.control,
  gridRow: 2,
  alignContent: 'start',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  '@media': { [onPhone]: { gridRow: 'auto' } },
});
export const whenOfAlarm = style([when, { background: light.dangerGround }]);
export const short = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '48pt',
  lineHeight: 1.1,
  selectors: { [`${two} &`]: { fontSize: '30pt' } },
  '@media': { [onPhone]: { fontSize: size.title } },
});
export const whole = style({ whiteSpace: 'nowrap' });
export const full = style({ fontSize: '13pt', fontWeight: 700 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6mm',
  marginTop: 'auto',
  fontSize: '12pt',
});
export const qr = style({ flex: 'none', width: '40mm', height: '40mm' });
/** Beside the square, or below it where there is no room. */
export const words = style({ flex: '1 1 60mm' });
export const scan = style({ fontWeight: 700 });
export const address = style({ fontSize: '15pt', fontWeight: 700, color: light.link });

globalStyle(`${sheet} a`, { color: 'inherit' });
/** On paper, the poster and nothing else. */
globalStyle(`:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });

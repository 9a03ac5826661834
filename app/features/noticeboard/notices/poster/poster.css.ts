import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { light } from '#app/ui/styles/palette.ts';
import { font, radius, space } from '#app/ui/styles/tokens.ts';

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
    'screen and (max-width: 47.9375rem)': { minHeight: 0, padding: space[5] },
    print: { border: 0, padding: 0, maxWidth: 'none', minHeight: '235mm' },
  },
});
export const sizes = styleVariants({
  large: { fontSize: '22pt' },
  medium: { fontSize: '17pt' },
  small: { fontSize: '12.5pt' },
});
export const head = style({
  fontSize: '13pt',
  color: light.muted,
  paddingBottom: '5mm',
  borderBottom: `1px solid ${light.line}`,
});
export const community = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '20pt',
  color: light.ink,
});
export const side = style({
  display: 'grid',
  gap: '0.6em',
  gridTemplateColumns: 'minmax(0, 1fr)',
  whiteSpace: 'pre-line',
  lineHeight: 1.35,
});
export const title = style({ fontSize: '1.7em', lineHeight: 1.1 });
export const when = style({ fontSize: '1.2em', fontWeight: 700 });
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
export const address = style({ fontSize: '9pt', color: light.muted });

globalStyle(`${sheet} a`, { color: 'inherit' });
/** On paper, the poster and nothing else. */
globalStyle(`:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });

import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { font, radius, size, space, wide } from './styles/tokens.ts';

/** The content of a page, with its side column beside it on a wide screen. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 23rem)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[10],
    },
  },
});
/** On a wide page the head is beside the pictures, above the side column; on a narrow one it is below them. */
export const lead = style({ '@media': { [wide]: { gridColumn: 1, gridRow: '1 / span 2' } } });
export const head = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { [wide]: { gridColumn: 2, gridRow: 1 } },
});
export const title = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const text = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': { [wide]: { gridColumn: 1, gridRow: 3 } },
});
export const headline = style({
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
});
/** The first picture at full width, the others in two columns. */
export const pictures = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.panel,
  background: color.accent,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});
export const side = style({
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  '@media': { [wide]: { gridColumn: 2, gridRow: '2 / span 2' } },
});
export const panel = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `3px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const details = style({ display: 'grid', gap: space[3] });
/** A value that does not fit beside its name goes below it. */
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const label = style({ color: color.muted });
export const value = style({ minWidth: 0, maxWidth: '100%' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'end',
});

import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { font, radius, size, space, wide } from './styles/tokens.ts';

/** What was posted, with what to know of it beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 21rem)', gap: space[10] },
  },
});
export const head = style({ display: 'grid', gap: space[2] });
export const headline = style({
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
});
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.panel,
  background: color.accent,
});
export const side = style({ display: 'grid', gap: space[6], alignContent: 'start' });
export const panel = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `3px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const details = style({ display: 'grid', gap: space[3] });
export const detail = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
/** Keeps its words whole; the value beside it gives way. */
export const label = style({ flex: 'none', color: color.muted });
export const value = style({ textAlign: 'end', minWidth: 0 });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'end',
});

import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
});

export const list = style({ display: 'grid', gap: 0, paddingInlineStart: 0 });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
});
/** The box and its place, big enough for a finger. */
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
});
export const lines = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  color: color.muted,
  fontSize: size.small,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});
export const column = style({ display: 'grid', gap: space[8], alignContent: 'start' });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '38rem',
});
export const details = style({ margin: 0, display: 'grid', gap: space[3] });
/** A resident's or the desk's own words. */
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const photo = style({
  display: 'block',
  maxWidth: '100%',
  height: '8rem',
  width: 'auto',
  borderRadius: radius.control,
});
export const history = style({ display: 'grid', gap: space[4], paddingInlineStart: space[5] });
/** An address to copy, which may be longer than its line. */
export const address = style({
  overflowWrap: 'anywhere',
  WebkitUserSelect: 'all',
  userSelect: 'all',
});
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'end',
});
/** The buttons of a place, each with a name of its own for screen readers. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
});
/** The button that Enter presses in a field: the first one of its form. */
export const onEnter = style({ display: 'none' });

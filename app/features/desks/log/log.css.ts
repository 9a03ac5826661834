import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

/** Tighter than other pages, so that a phone's first screen shows the first lines. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
});
export const filters = style({ display: 'grid', gap: space[1] });
export const presses = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      background: color.accent,
      borderColor: color.edge,
      color: color.ink,
      fontWeight: 700,
    },
  },
});
export const summary = style({ cursor: 'pointer', paddingBlock: space[3], width: 'fit-content' });

/** The fields of the filter, in as many columns as fit. */
export const filter = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
});
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
/** The text and the history of a line, side by side; an open text takes the width. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  fontSize: size.small,
});
export const fold = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
/** Tall enough for a finger. */
export const control = style({ paddingBlock: `calc(2.5 * ${space[1]})` });
export const text = style({ whiteSpace: 'pre-line', maxWidth: '65ch' });

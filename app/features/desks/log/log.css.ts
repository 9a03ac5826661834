import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space, wider } from '#app/ui/styles/tokens.ts';

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
/** On a wider screen one row of columns; on others what happened, and the facts about it below. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  paddingBlock: space[1],
  borderTop: `1px solid ${color.line}`,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  '@media': {
    [wider]: {
      display: 'grid',
      columnGap: space[5],
      gridTemplateColumns:
        'minmax(0, 1fr) minmax(0, 5.5rem) minmax(0, 16rem) minmax(0, 9rem) minmax(0, 5rem)',
    },
  },
});
export const what = style({ flexBasis: '100%' });
export const fact = style({ color: color.muted, fontSize: size.small });
/** The text and the history of a line; an open one takes the width. */
export const fold = style({
  fontSize: size.small,
  selectors: { '&[open]': { flexBasis: '100%', gridColumn: '1 / -1' } },
  marginInlineStart: 'auto',
  '@media': { [wider]: { marginInlineStart: 0 } },
});
/** Tall enough for a finger. */
export const control = style({ paddingBlock: `calc(2.5 * ${space[1]})`, cursor: 'pointer' });
/** What goes with it, such as the reason of a decision. */
export const more = style({
  display: 'grid',
  gap: space[1],
  gridColumn: '1 / -1',
  flexBasis: '100%',
  fontSize: size.small,
  selectors: { '&:empty': { display: 'none' }, '&:not(:empty)': { paddingBottom: space[2] } },
});
export const text = style({ whiteSpace: 'pre-line', maxWidth: '65ch' });

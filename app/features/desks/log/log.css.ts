import { style } from '@vanilla-extract/css';
import { tabbed } from '#app/features/communities/manage/tabbed.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space, wider } from '#app/ui/styles/tokens.ts';
import * as row from '#app/ui/text/facts.css.ts';

/** Tighter than other pages, so that a phone's first screen shows the first lines. */
export const page = style([tabbed, { gap: space[4] }]);
export const filters = style({ display: 'grid', gap: space[1] });
export const summary = style({ cursor: 'pointer', paddingBlock: space[3], width: 'fit-content' });

/** The fields of the filter, in as many columns as fit. */
export const filter = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
});
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** On a wider screen one row of columns; on others what happened, and the facts about it in one line below. */
export const line = style({
  display: 'grid',
  columnGap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  '@media': {
    [wider]: {
      columnGap: space[4],
      paddingBlock: space[1],
      gridTemplateColumns:
        'minmax(0, 1fr) minmax(0, 5.5rem) minmax(0, 17rem) minmax(0, 9rem) minmax(0, 4.5rem)',
    },
  },
});
/** Tall enough for a finger. */
const tall = { paddingBlock: `calc(2.5 * ${space[1]})` } as const;
export const what = style({
  gridColumn: '1 / -1',
  textWrap: 'pretty',
  '@media': { [wider]: { ...tall, gridColumn: 'auto' } },
});
/** What was rejected, removed or taken down is found at a glance. */
export const refusal = style({ color: color.danger });
/** They are as high with `Details` beside them as without. */
export const facts = style([
  row.facts,
  {
    ...tall,
    paddingTop: space[1],
    '@media': { [wider]: { selectors: { '&&': { display: 'contents' } } } },
  },
]);
const words = style([row.fact, { color: color.muted, fontSize: size.small }]);
export const fact = style([
  words,
  {
    '@media': {
      [wider]: {
        paddingBottom: space[2],
        selectors: {
          '&&': { paddingInlineStart: 0 },
          '&&::before': { content: 'none' },
        },
      },
    },
  },
]);
/** What is elsewhere in the row of columns. */
export const extra = style([
  words,
  {
    '@media': {
      [wider]: { selectors: { '&&': { display: 'none' } } },
      print: { selectors: { '&&': { display: 'none' } } },
    },
  },
]);
export const onWide = style({
  '@media': { 'screen and (max-width: 61.9375rem)': { display: 'none' } },
});
/** The text and the history of a line; an open one takes the width. */
export const fold = style({
  fontSize: size.small,
  selectors: { '&[open]': { gridColumn: '1 / -1' } },
});
export const control = style({ ...tall, cursor: 'pointer' });
/** What goes with it, such as the reason of a decision. */
export const more = style({
  display: 'grid',
  gap: space[1],
  gridColumn: '1 / -1',
  fontSize: size.small,
  selectors: { '&:empty': { display: 'none' }, '&:not(:empty)': { paddingBottom: space[2] } },
});
export const text = style({ whiteSpace: 'pre-line', maxWidth: '65ch' });

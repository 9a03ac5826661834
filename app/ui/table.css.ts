import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { narrow, size, space, wide, wider } from './styles/tokens.ts';

/** Enough for a short word, in as many columns as our tables have. */
const shortest = 'min(9rem, 14vw)';

/** The room of a dot between two facts; no wider than the page's own edge where text is large. */
const dot = `min(${space[4]}, 5vw)`;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { display: 'block' } },
});
export const body = style({ '@media': { [narrow]: { display: 'block' } } });
/** On a narrow screen only screen readers see it. */
export const head = style({
  color: color.muted,
  fontSize: size.small,
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
const row = style({ borderTop: `1px solid ${color.line}` });
export const cell = style({
  padding: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  '@media': {
    [wide]: {
      minWidth: shortest,
      paddingBlock: space[3],
      paddingInlineEnd: space[5],
    },
  },
});
const name = style([cell, { fontWeight: 600 }]);
/** On a narrow screen, where the head is out of sight, each fact says what it is. */
export const titled = {
  name,
  row: style([
    row,
    { '@media': { [narrow]: { display: 'grid', gap: space[1], paddingBlock: space[4] } } },
  ]),
  fact: style([
    cell,
    {
      '@media': {
        [narrow]: {
          display: 'grid',
          gap: space[2],
          gridTemplateColumns: 'minmax(min(6.5rem, 40%), 3fr) minmax(0, 7fr)',
          fontSize: size.small,
          selectors: { '&::before': { content: 'attr(data-label)', color: color.muted } },
        },
      },
    },
  ]),
};
/** On a narrow screen, the facts run on under the name. */
export const compact = {
  name: style([name, { '@media': { [narrow]: { flexBasis: '100%' } } }]),
  row: style([
    row,
    {
      '@media': {
        [narrow]: {
          display: 'flex',
          flexWrap: 'wrap',
          paddingBlock: space[2],
          // A dot at the beginning of a line is outside.
          overflow: 'hidden',
        },
      },
    },
  ]),
  fact: style([
    cell,
    {
      '@media': {
        [narrow]: {
          display: 'flex',
          marginInlineStart: `calc(-1 * ${dot})`,
          paddingInlineEnd: dot,
          color: color.muted,
          fontSize: size.small,
          selectors: {
            '&::before': { content: '"·"', flex: 'none', width: dot, textAlign: 'center' },
            '&:has(> div:empty)': { display: 'none' },
          },
        },
      },
    },
  ]),
};
/** On a narrow screen, the one fact is beside the name. */
export const pair = {
  name,
  row: style([
    row,
    {
      '@media': {
        [narrow]: {
          display: 'flex',
          justifyContent: 'space-between',
          gap: space[4],
          paddingBlock: space[3],
        },
      },
    },
  ]),
  fact: cell,
};
globalStyle(`${table}:has(${pair.row})`, { '@media': { [wide]: { maxWidth: '38rem' } } });
/** A column that there is no room for on a page that is wide but not wider. */
export const minor = style({
  '@media': { 'screen and (min-width: 48rem) and (max-width: 61.9375rem)': { display: 'none' } },
});
/** In a table of many columns, each is as wide as it needs to be. */
export const dense = style({
  '@media': {
    [wide]: { minWidth: '4rem', paddingInlineEnd: space[3], fontSize: size.small },
    [wider]: { paddingInlineEnd: space[5], fontSize: size.text },
  },
});

import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { narrow, size, space } from '../styles/tokens.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: size.small,
});
const arrow = { content: '"←" / ""', marginInlineEnd: space[2], color: color.muted } as const;
const wayBack = { display: 'flex', alignItems: 'center', maxWidth: '100%' } as const;
/** The way back to the page right above. */
export const back = style({
  ...wayBack,
  fontSize: size.small,
  '::before': arrow,
  '@media': { print: { display: 'none' } },
});
/** On a narrow page, one step: the way back to the page right above. The heading below says the rest. */
export const step = style({
  '::after': { content: '"/" / ""', marginInlineStart: space[2], color: color.muted },
  '@media': {
    [narrow]: {
      ...wayBack,
      '::before': arrow,
      '::after': { content: 'none' },
      selectors: { '&:not(:nth-last-child(2))': { display: 'none' } },
    },
  },
});
export const link = style({
  display: 'inline-block',
  minWidth: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
});
export const current = style({
  paddingBlock: space[1],
  color: color.muted,
  '@media': { [narrow]: { display: 'none' } },
});

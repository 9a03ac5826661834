import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { narrow, size, space } from '../styles/tokens.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: size.small,
});
/** On a narrow page, one step: the way back to the page right above. The heading below says the rest. */
export const step = style({
  '::after': { content: '"/" / ""', marginInlineStart: space[2], color: color.muted },
  '@media': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      maxWidth: '100%',
      '::before': { content: '"←" / ""', marginInlineEnd: space[2], color: color.muted },
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

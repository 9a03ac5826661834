import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, size, space, wide } from '#app/ui/styles/tokens.ts';

export const event = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[6],
});
export const title = style({ '@media': { [wide]: { fontSize: size.display } } });
/** On a narrow page the date and place come right under the picture, then the text. */
export const body = style([layout.aside, { '@media': { [narrow]: { gap: space[5] } } }]);
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
  '@media': { [narrow]: { display: 'contents' } },
});
export const words = style({ maxWidth: '38rem', '@media': { [narrow]: { order: 1 } } });
export const side = style({
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  '@media': { [narrow]: { display: 'contents' } },
});
export const facts = style({
  display: 'grid',
  gap: space[4],
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[4],
});
export const actions = style({ display: 'grid', gap: space[3] });
export const community = style([words, facts, { gap: space[3] }]);
export const communityTitle = style({ fontSize: size.lead });
export const communities = style([layout.stack, { gap: space[2] }]);
export const communityRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'space-between',
  alignItems: 'center',
});
globalStyle(`${communityRow} > :last-child:not(:first-child)`, {
  minWidth: 'min(10.5rem, 100%)',
});

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const banner = style({
  background: color.skyTop,
  borderBottom: `1px solid ${color.line}`,
  paddingBlock: space[10],
});
export const title = style({ '@media': { [wide]: { fontSize: size.display } } });
export const parts = style({ display: 'grid', gap: space[12] });
export const issues = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  // Two covers beside each other on a phone, unless its text is enlarged.
  '@media': {
    [narrow]: {
      gap: space[3],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
    },
  },
});
// The names of the seasons are on one line each.
globalStyle(`${issues} h3`, { '@media': { [narrow]: { fontSize: size.text } } });
globalStyle(`${issues} > * > :last-child`, { '@media': { [narrow]: { padding: space[3] } } });
export const three = style({
  display: 'grid',
  gap: space[6],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space[8] } },
});
export const entry = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[4],
});
export const points = style({ display: 'grid', gap: space[3], paddingLeft: space[5] });
export const recipes = style({ display: 'grid', gap: space[8] });
/** On a wide page its steps are beside what it takes. */
export const recipe = style([
  entry,
  {
    gap: space[4],
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: space[8],
      },
    },
  },
]);
globalStyle(`${recipe} > :is(h3, p)`, { gridColumn: '1 / -1' });
globalStyle(`${recipe} > :not(ol)`, { alignSelf: 'start' });
export const join = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[6],
  background: color.accent,
  borderRadius: radius.panel,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, space } from '#app/ui/styles/tokens.ts';

/** Cards of things for sale: two beside each other on a phone. */
export const grid = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  '@media': {
    [narrow]: {
      gap: space[3],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))',
    },
  },
});
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[2]}`,
});
/** The field of a price, with Free beside it, below the words on it, which have the whole width. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(max-content, 1fr)',
  gridAutoFlow: 'dense',
  overflowWrap: 'anywhere',
  gap: `${space[1]} ${space[4]}`,
});
export const amount = style({ display: 'contents' });
globalStyle(`${amount} > div`, { display: 'contents' });
globalStyle(`${amount} > div > :not(:has(input))`, { gridColumn: '1 / -1' });
// With larger text, the field is as narrow as the page.
globalStyle(`${amount} :has(> input), ${amount} input`, { minWidth: 0, maxWidth: '100%' });
/** What it is, beside what state it is in. */
export const about = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

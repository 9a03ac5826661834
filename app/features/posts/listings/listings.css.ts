import { style } from '@vanilla-extract/css';
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
/** On the picture, so that titles beside each other begin alike. */
export const marks = style({
  position: 'absolute',
  top: space[2],
  insetInline: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
});

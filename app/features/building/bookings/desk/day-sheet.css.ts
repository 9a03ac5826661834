import { style } from '@vanilla-extract/css';
import { space, wide } from '#app/ui/styles/tokens.ts';

/** A day of the week below the first one; on paper it stays in one piece. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { print: { breakInside: 'avoid' } },
});

/** What the sheet shows, side by side where the page is wide. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto', alignItems: 'end' },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, narrow, radius, space, wider } from '#app/ui/styles/tokens.ts';

/** The form, and a house with its windows lit above it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [narrow]: { paddingTop: space[4] },
    print: { display: 'block' },
    // Beside it where the page is wide.
    [wider]: {
      gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
      justifyContent: 'normal',
      columnGap: space[16],
    },
  },
});
export const panel = style({ '@media': { [wider]: { gridColumn: 1, gridRow: 1 } } });
export const picture = style({
  width: '100%',
  // So much of it that the moon and the roofs are whole.
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  objectPosition: 'center 25%',
  borderRadius: radius.panel,
  '@media': {
    [wider]: {
      position: 'sticky',
      top: `calc(${barHeight} + ${space[6]})`,
      aspectRatio: 'auto',
      height: '30rem',
      maxHeight: `calc(100vh - ${barHeight} - ${space[12]})`,
    },
    print: { display: 'none' },
  },
});
// The way to the page one is on: the tabs say that already.
globalStyle('header a[aria-current][href^="/login"], header a[aria-current][href^="/register"]', {
  display: 'none',
});

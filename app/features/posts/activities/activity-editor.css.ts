import { globalStyle, style } from '@vanilla-extract/css';
import { space, wide } from '#app/ui/styles/tokens.ts';

/** When it starts beside when it ends, with their fields in line. */
export const times = style({
  display: 'grid',
  gap: space[4],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${times} > *`, { gridTemplateRows: 'auto 1fr' });

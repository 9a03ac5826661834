import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/styles/tokens.ts';

export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 28rem) auto',
  justifyContent: 'start',
});

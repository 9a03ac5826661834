import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/styles/tokens.ts';

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  border: 0,
  padding: 0,
  minWidth: 0,
});
export const legend = style({ fontWeight: 600, padding: 0, marginBottom: space[2] });
export const name = style({ overflowWrap: 'anywhere' });

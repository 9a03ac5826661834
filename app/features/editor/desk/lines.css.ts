import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space } from '#app/ui/styles/tokens.ts';

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
});

import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
});
export const legend = style({ fontWeight: 700, paddingInline: space[2] });

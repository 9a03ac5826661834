import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

export const heading = style({ padding: `${space[2]} ${space[3]}`, fontSize: size.text });
export const address = style({ display: 'block', color: color.muted, fontSize: size.small });
export const search = style({
  display: 'grid',
  gap: space[1],
  padding: `0 ${space[3]} ${space[2]}`,
});
/** Suggestions are in the panel, which scrolls, and push the list down. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
});
globalStyle(`${box} > [role="listbox"]`, {
  position: 'static',
  gridRow: 2,
  gridColumn: '1 / -1',
  maxHeight: 'none',
});

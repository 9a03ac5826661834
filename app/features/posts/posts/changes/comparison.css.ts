import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const fields = style({ display: 'grid', gap: space[4], paddingBlock: space[2] });
export const sides = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[1],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const side = style({
  minWidth: 0,
  borderLeft: `3px solid ${color.line}`,
  paddingLeft: space[3],
});
export const name = style({ color: color.muted, fontSize: size.small });
export const value = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const picture = style({
  display: 'inline-block',
  objectFit: 'cover',
  marginInlineStart: space[2],
  borderRadius: radius.control,
});

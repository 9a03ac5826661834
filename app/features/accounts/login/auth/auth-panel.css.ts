import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const community = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  margin: 0,
  minWidth: 0,
});
globalStyle(`${community} > button`, { justifySelf: 'end' });
export const legend = style({ fontWeight: 700, paddingInline: space[1] });
export const demo = style({
  marginTop: space[4],
  padding: space[4],
  background: color.accent,
  borderRadius: radius.panel,
  fontSize: size.small,
  display: 'grid',
  gap: space[2],
});
export const demoTitle = style({ fontSize: size.lead });
export const accounts = style({ margin: 0, paddingLeft: space[5] });

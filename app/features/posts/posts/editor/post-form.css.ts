import { style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const form = style([layout.stack]);
/** What opens the rest; a second line begins under the words, not under the triangle. */
export const more = style({
  width: 'fit-content',
  paddingBlock: space[3],
  paddingInlineStart: space[5],
  textIndent: `calc(-1 * ${space[5]})`,
  color: color.link,
});
export const folded = style([layout.stack, { paddingTop: space[2] }]);
export const notes = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  fontSize: size.small,
});

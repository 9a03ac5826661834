import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

export const panel = style({
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.panel,
  border: `2px solid ${color.edge}`,
});

/** Links of one entry of the menu, side by side. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[2],
});

/** A form, no wider than is easy to read. */
export const column = style({ maxWidth: '38rem' });

/** A drawing before the words of a link, on their line. */
export const drawn = style({});
globalStyle(`${drawn} > svg`, {
  display: 'inline-block',
  verticalAlign: '-0.3em',
  marginInlineEnd: space[2],
});

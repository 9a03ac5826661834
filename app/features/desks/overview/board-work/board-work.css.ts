import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

export const box = style({
  width: '100%',
  maxWidth: '48rem',
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  '@media': { print: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
});
// The name has a line of its own, so that the links below it begin at one edge.
globalStyle(`${line} > strong`, { flexBasis: '100%' });

/** Big enough for a finger. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
});

export const waiting = style([way, { fontWeight: 700 }]);

import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const code = style({
  display: 'inline-block',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: size.heading,
  fontWeight: 700,
  letterSpacing: '0.04em',
});

/** As many units side by side as fit. */
export const bare = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  rowGap: space[4],
  columnGap: space[3],
  paddingBlock: space[3],
});

/** The box of a unit, in line with the unit's name. */
export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  // Rows keep their height: the target of the box reaches into the space between them.
  marginBlock: `calc(-1 * ${space[2]})`,
});
export const target = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: space[8],
  minHeight: '2.75rem',
});

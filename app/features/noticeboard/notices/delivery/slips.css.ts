import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

export const paperOnly = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[6] } },
});

export const units = style({
  display: 'grid',
  gap: `0 ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
});
export const unit = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  cursor: 'pointer',
  breakInside: 'avoid',
});
/** The fields to choose owners or units by, each on a line of its own. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: 0,
  padding: 0,
  minWidth: 0,
});
/** Why a unit is in the list, or what became of it. */
export const why = style({ display: 'block', fontSize: size.small, color: color.muted });

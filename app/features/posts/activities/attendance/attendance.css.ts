import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

export const faces = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
});
export const others = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2rem',
  height: '2rem',
  paddingInline: space[2],
  color: color.muted,
  fontSize: size.small,
  fontWeight: 700,
});

export const list = style({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});
export const person = style({ display: 'flex', gap: space[3], alignItems: 'start' });
export const organizer = style([person, { alignItems: 'center' }]);
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

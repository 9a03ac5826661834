import { globalStyle, style } from '@vanilla-extract/css';
import { beside } from '#app/ui/drawings/icon.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, size, space } from '#app/ui/styles/tokens.ts';

export const coming = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
export const faces = style({ display: 'inline-flex', alignItems: 'center' });
export const face = style({
  display: 'inline-grid',
  borderRadius: '50%',
  outline: `2px solid ${color.background}`,
});
export const others = style({
  paddingInlineStart: space[2],
  color: color.muted,
  fontSize: size.small,
  fontWeight: 700,
});

export const onTheList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const state = style([beside, { color: color.success }]);
export const form = style({ display: 'grid' });

export const list = style({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
});
/** Two names beside each other on a phone, below that of the organizer, which has a mark and a line of its own. */
export const people = style([
  list,
  {
    '@media': {
      [narrow]: {
        gap: `${space[3]} ${space[4]}`,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
      },
    },
  },
]);
globalStyle(`${people} > :first-child`, { gridColumn: '1 / -1' });
export const person = style({ display: 'flex', gap: space[3], alignItems: 'center' });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const sections = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // One row on a phone.
  '@media': { [narrow]: { gap: 0, borderBlock: `1px solid ${color.line}` } },
});

export const section = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  textDecoration: 'none',
  '@media': {
    [narrow]: { paddingInline: space[1], border: 0, borderRadius: 0, fontSize: size.small },
  },
  selectors: {
    '&:hover': { borderColor: color.edge },
    '&[aria-current]': {
      background: color.accent,
      borderColor: color.edge,
      color: color.ink,
      '@media': { [wide]: { fontWeight: 700 } },
    },
  },
});

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

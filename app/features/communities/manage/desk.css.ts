import { style } from '@vanilla-extract/css';
import { title } from '#app/ui/styles/lines.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

export const sections = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingInlineStart: 0,
});

export const section = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: color.edge },
    '&[aria-current]': {
      background: color.accent,
      borderColor: color.edge,
      color: color.ink,
      fontWeight: 700,
    },
  },
});

export const panel = style({
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.panel,
  border: `2px solid ${color.edge}`,
});

/** Links to what is not urgent: as tall as the others, and lighter. */
export const toDoLink = style([title, { fontWeight: 400 }]);

/** A form, no wider than is easy to read. */
export const column = style({ maxWidth: '38rem' });

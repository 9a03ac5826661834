import { style } from '@vanilla-extract/css';
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
    '&[aria-current]': { background: color.accent, fontWeight: 700 },
  },
});

export const panel = style({
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.panel,
  border: `2px solid ${color.edge}`,
});

export const toDo = style({ display: 'grid', gap: space[1], margin: 0, padding: 0 });

/** A line that is big enough for a finger. */
export const toDoLink = style({ display: 'inline-block', paddingBlock: space[2] });

/** A form, no wider than is easy to read. */
export const column = style({ maxWidth: '38rem' });

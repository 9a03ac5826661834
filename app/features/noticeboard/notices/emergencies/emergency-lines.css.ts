import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const list = style({
  maxWidth: '44rem',
  background: color.notice,
  border: `2px solid ${color.danger}`,
  borderRadius: radius.control,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[1]} ${space[4]}`,
});

/** Big enough for a finger. */
export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const when = style({ fontSize: size.small, color: color.ink });

import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { radius, size, space, wide } from './styles/tokens.ts';

/** Always in the page, so that screen readers notice what is added to it. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: space[3],
  bottom: space[3],
  pointerEvents: 'none',
  '@media': { [wide]: { left: 'auto', right: space[5], bottom: space[5], width: '420px' } },
});

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  padding: space[4],
  background: color.raised,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.panel,
});
export const words = style({ flex: 1 });
export const title = style({ fontWeight: 700 });
export const error = style({ borderColor: color.danger });
export const close = style({
  minWidth: '2rem',
  minHeight: '2rem',
  border: 0,
  background: 'none',
  borderRadius: radius.small,
  cursor: 'pointer',
  fontSize: size.heading,
  lineHeight: 1,
});

import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { radius, space } from '../styles/tokens.ts';

export const dialog = style({
  width: 'min(34rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: space[6],
  background: color.background,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.panel,
  '::backdrop': { background: color.veil },
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  marginBottom: space[4],
});

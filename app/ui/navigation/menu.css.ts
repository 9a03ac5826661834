import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '../button.css.ts';
import { color } from '../styles/theme.css.ts';
import { radius, size, space } from '../styles/tokens.ts';

export const menu = style({ position: 'relative' });
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  fontWeight: 600,
  listStyle: 'none',
  background: 'none',
  border: '1px solid transparent',
  color: color.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.link }, '&::-webkit-details-marker': { display: 'none' } },
});
export const boxed = style([
  opener,
  { borderColor: color.edge, paddingInline: space[4], color: color.ink },
]);
export const main = style([button.main, { listStyle: 'none' }]);
globalStyle(`${menu}[open] > ${opener}`, { color: color.link });
export const panel = style({
  position: 'absolute',
  zIndex: 20,
  right: 0,
  top: `calc(100% + ${space[1]})`,
  minWidth: 'min(16rem, calc(100vw - 2rem))',
  maxWidth: 'calc(100vw - 2rem)',
  // The header is sticky, so a panel that does not fit below it scrolls by itself.
  maxHeight: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  padding: space[2],
  background: color.raised,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.panel,
});
export const panelStart = style([
  panel,
  { right: 'auto', left: 0, width: '16rem', maxHeight: '22rem' },
]);
export const item = style({
  display: 'block',
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  background: 'none',
  borderRadius: radius.control,
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.accent } },
});
export const note = style({
  padding: `${space[2]} ${space[3]}`,
  fontSize: size.small,
  color: color.muted,
  overflowWrap: 'anywhere',
});
export const rule = style({ borderTop: `1px solid ${color.line}`, margin: `${space[2]} 0` });

import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '../button.css.ts';
import { color } from '../styles/theme.css.ts';
import { gutter, radius, size, space, wide } from '../styles/tokens.ts';

export const menu = style({ position: 'relative' });
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
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
/** Its panel is placed by the bar around it. */
export const sheetMenu = style({});
globalStyle(`${sheetMenu}[open] > ${opener}`, { color: color.link });
/** Below the bar, at most down to the foot of the screen; it scrolls. */
export const sheet = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[2]} calc(${gutter} - ${space[3]}) 0`,
  background: color.raised,
  borderBlock: `1px solid ${color.edge}`,
});
/** Side by side, or stacked if text is large; on a wide page in the same four columns throughout. */
export const pairs = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
globalStyle(`${pairs} > *`, { flex: '2 1 8.5rem' });
globalStyle(`${pairs} > :nth-child(odd)`, { flex: '3 1 11rem' });
/** The last item, which stays in sight where the others scroll. */
export const last = style({
  position: 'sticky',
  bottom: 0,
  background: color.raised,
  borderTop: `1px solid ${color.line}`,
});
export const item = style({
  display: 'block',
  width: '100%',
  // One line fills it, so that links line up with buttons.
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  lineHeight: 1.75,
  border: 0,
  background: 'none',
  borderRadius: radius.control,
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.accent } },
});
/** What an item is for, below its name. */
export const about = style({
  display: 'block',
  fontSize: size.small,
  lineHeight: 1.5,
  color: color.muted,
});
export const note = style({
  padding: `${space[2]} ${space[3]}`,
  fontSize: size.small,
  color: color.muted,
  overflowWrap: 'anywhere',
});
export const rule = style({ borderTop: `1px solid ${color.line}`, margin: `${space[2]} 0` });

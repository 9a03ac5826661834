import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { belowActions, radius, size, space, toastWidth, wide } from '../styles/tokens.ts';

/** Always in the page, so that screen readers notice what is added to it. */
export const region = style({ width: '100%', maxWidth: toastWidth, marginInline: 'auto' });

const overThePage = {
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: belowActions,
  width: 'auto',
  pointerEvents: 'none',
} as const;
const inTheCorner = { left: 'auto', right: space[2], bottom: space[2], width: toastWidth } as const;

/** Over the page, where scripts take it away again; without them it stands in the page's flow. */
export const floating = style({
  '@media': {
    '(scripting: enabled)': overThePage,
    [`(scripting: enabled) and ${wide.replace('screen and ', '')}`]: inTheCorner,
  },
});
/** A toast within a page, over all columns of a grid. */
export const landed = style({ gridColumn: '1 / -1' });
/** `floating` for browsers that do not know that media feature, once scripts run. */
export const scripted = style({ ...overThePage, '@media': { [wide]: inTheCorner } });

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
  margin: space[3],
  selectors: { [`${landed} > &`]: { marginInline: 0 } },
});
export const words = style({ flex: 1 });
export const title = style({ fontWeight: 700 });
export const press = style({ marginTop: space[2] });
export const error = style({ borderColor: color.danger });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
  minWidth: '2rem',
  minHeight: '2rem',
  border: 0,
  background: 'none',
  borderRadius: radius.small,
  cursor: 'pointer',
  fontSize: size.heading,
  lineHeight: 1,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { font, size, space, wide } from './styles/tokens.ts';

export const figures = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
});
export const ruled = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, 1fr)',
  paddingBlock: space[4],
  borderBlock: `1px solid ${color.line}`,
  selectors: { '&:not(:has(> :nth-child(4)))': { gridTemplateColumns: 'repeat(3, 1fr)' } },
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
/** The number is above its name, but is read out after it. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
export const label = style({ color: color.muted, fontSize: size.small });
/** A mark is never on a line without its label. */
export const marked = style([label, { display: 'flex', alignItems: 'baseline' }]);
globalStyle(`${marked} > svg`, { flex: 'none' });
/** The whole tile opens it. */
export const link = style({
  display: 'inline-block',
  verticalAlign: 'top',
  minHeight: '1.5rem',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&[aria-current]': { color: color.ink, fontWeight: 700, textDecoration: 'none' },
  },
});
export const value = style({
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.1,
});
/** Nothing to look at. */
export const zero = style([value, { color: color.muted, fontWeight: 400 }]);

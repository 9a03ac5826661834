import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space } from '#app/ui/styles/tokens.ts';

/**
 * A picture, the title with what one can do beside it, and below them what there is to know, as wide as both.
 * A narrow page has what one can do at the end.
 */
export const post = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'start',
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
});
export const refused = style([
  post,
  {
    marginBottom: space[3],
    padding: space[3],
    background: color.notice,
    borderTop: 0,
    borderRadius: radius.panel,
  },
]);
// A box needs no line after it.
globalStyle(`${refused} + li`, { borderTop: 0 });
export const picture = style({
  gridRow: '1 / span 3',
  width: '3.5rem',
  height: '3.5rem',
  objectFit: 'cover',
  background: color.accent,
  borderRadius: radius.control,
});
export const title = style({
  gridColumn: 2,
  // In line with what one can do, beside it.
  alignSelf: 'baseline',
  justifySelf: 'start',
  color: color.link,
  fontSize: size.text,
  fontWeight: 700,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const words = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  fontSize: size.small,
  maxWidth: '60ch',
});
globalStyle(`${words} time`, { whiteSpace: 'nowrap' });
export const state = style({ color: color.ink });
export const actions = style({
  gridColumn: 3,
  gridRow: 1,
  alignSelf: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  fontSize: size.small,
  '@media': { [narrow]: { gridColumn: 2, gridRow: 'auto', marginTop: space[1] } },
});

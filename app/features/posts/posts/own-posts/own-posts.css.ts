import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

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
    // The pictures and titles inside it are in line with those of the others, as far as the page's edge has room.
    marginInline: `max(-1 * ${space[3]}, -5vw)`,
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
  // The targets are taller than the line of the title, which stays as close to the words below it as in a row
  // with nothing to do.
  marginBlock: `calc(-1 * ${space[3]})`,
  fontSize: size.small,
  '@media': { [narrow]: { gridColumn: 2, gridRow: 'auto', marginBlock: `${space[1]} 0` } },
  selectors: {
    // A word without a frame needs less room than a button.
    '&:not(:has(form))': {
      '@media': { [narrow]: { marginBlock: `calc(-1 * ${space[2]}) calc(-1 * ${space[3]})` } },
    },
  },
});
// Beside each other in French too.
globalStyle(`${actions} button`, { '@media': { [narrow]: { paddingInline: space[3] } } });
// Beside a button that reaches down to them, the words keep clear of it.
globalStyle(`${post}:has(form) > ${words}`, { '@media': { [wide]: { gridColumn: 2 } } });
/** What the author of a rejected post can do, below why it was rejected. */
export const answers = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});

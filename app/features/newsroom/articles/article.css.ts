import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { gutter, size, space, wide } from '#app/ui/styles/tokens.ts';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  width: '100%',
  maxWidth: `calc(46rem + 2 * ${space[5]})`,
  marginInline: 'auto',
  padding: `${space[6]} ${gutter}`,
});
/** All text starts at one edge; only the picture is wider. */
const column = { width: '100%', maxWidth: '34rem', justifySelf: 'center' };
export const back = style(column);
export const head = style({ ...column, display: 'grid', gap: space[3] });
export const title = style({ '@media': { [wide]: { fontSize: size.article } } });
/** Whole: what stands in a drawing is not cut off at its feet. */
export const picture = style({ selectors: { '&&': { aspectRatio: '16 / 9' } } });
export const text = style(column);
export const heading = style({ marginTop: space[4] });
/** As wide as the picture. */
export const related = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '46rem',
  marginInline: 'auto',
  marginTop: space[6],
  paddingBlock: space[8],
  borderTop: `1px solid ${color.line}`,
});
export const relatedCards = style({
  display: 'grid',
  gap: space[5],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

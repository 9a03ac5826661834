import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** The next event, its words beside the picture on a wide page. Its link covers it. */
export const lead = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[10] },
  },
});
export const picture = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: color.accent,
  borderRadius: radius.panel,
});
export const words = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { gap: space[3] } },
});
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});
export const days = style({ color: color.link, fontSize: size.lead, fontWeight: 600 });
export const title = style({
  fontSize: size.heading,
  lineHeight: 1.1,
  '@media': { [wide]: { fontSize: size.title }, [wider]: { fontSize: size.page } },
});
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${lead}:hover &`]: { color: color.link, textDecoration: 'underline' } },
});
/** Two lines of the text. */
export const beginning = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

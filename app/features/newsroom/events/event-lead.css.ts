import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** The next event, its words beside the picture on a wide page. Its link covers it. */
export const lead = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    // The columns of the rows below.
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] },
  },
});
export const picture = style({
  width: '100%',
  height: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: color.accent,
  borderRadius: radius.panel,
});
export const words = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'center',
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
/** A phone has room for what, when and where. */
export const beginning = style({ '@media': { [narrow]: { display: 'none' } } });
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});
/** Its name beside its events, where the page is wide. */
export const monthOf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wider]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: space[8] },
  },
});
globalStyle(`${monthOf} > ol`, { gridTemplateColumns: 'minmax(0, 1fr)' });
export const month = style({
  color: color.muted,
  fontSize: size.text,
  paddingBottom: space[2],
  '@media': {
    [wider]: { paddingTop: space[4], borderTop: `1px solid ${color.line}`, fontSize: size.lead },
  },
});

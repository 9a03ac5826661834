import { globalStyle, style } from '@vanilla-extract/css';
import { faces } from '#app/ui/avatar.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

export const sky = style({
  background: `linear-gradient(${color.skyTop} 45%, ${color.skyBottom})`,
  borderBottom: `1px solid ${color.line}`,
});
/** The skyline stands on the lower edge, beside the words where there is room. */
export const greeting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[3],
  columnGap: space[4],
  paddingTop: space[6],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', paddingTop: space[10] },
  },
});
export const words = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 1 } },
});
/** The unit, the way to who helps in an emergency, and what the lit windows say: beside the drawing. */
export const quiet = style([
  layout.row,
  {
    gap: `0 ${space[4]}`,
    alignContent: 'start',
    paddingBottom: space[4],
    fontSize: size.small,
    '@media': { [wide]: { paddingBottom: space[10] } },
  },
]);
globalStyle(`${quiet} > a:first-of-type`, { color: color.danger });
export const title = style({
  fontSize: size.hero,
  lineHeight: 1.05,
  '@media': { [wider]: { fontSize: size.article } },
});
export const drawing = style({
  alignSelf: 'end',
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const today = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[12]}`,
  paddingTop: space[8],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
export const column = style([layout.stack, { gap: space[8] }]);

/** Covers its entry, except what stands above it. */
export const link = style({ color: color.ink, textDecoration: 'none' });
export const notice = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  padding: space[5],
  background: color.notice,
  borderRadius: radius.panel,
});
/** The day beside the words; without one, the words alone. */
export const noticeHead = style({ display: 'flex', alignItems: 'start', gap: space[3] });
export const noticeWords = style({ display: 'grid', flex: 1, gap: space[3], minWidth: 0 });
// French days are written small.
globalStyle(`${noticeWords} > p::first-letter`, { textTransform: 'uppercase' });
export const noticeTitle = style({ fontSize: size.heading });
export const activity = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
});
export const what = style({
  flex: '1 1 12rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  justifyItems: 'start',
});
globalStyle(`${what} > p:first-child > :first-child::first-letter`, { textTransform: 'uppercase' });
export const who = style([layout.row, { color: color.muted, fontSize: size.small }]);
/** In a second line where text is large. */
globalStyle(`${who} > ${faces}`, { flexWrap: 'wrap' });

export const listings = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5rem, 100%), 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const listing = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1],
  justifyItems: 'start',
});
export const price = style({ fontWeight: 700 });
export const language = style([layout.small, layout.muted]);
export const photo = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  background: color.accent,
  borderRadius: radius.control,
});
export const listingTitle = style({
  fontSize: size.small,
  lineHeight: 1.25,
  '@media': { [wide]: { fontSize: size.text } },
});
/** Beside the notices, where three pictures would leave most of the column empty: one below the other. */
globalStyle(`${column} ${listing}`, {
  '@media': {
    [wide]: {
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto auto 1fr',
      columnGap: space[4],
    },
  },
});
globalStyle(`${column} ${photo}`, { '@media': { [wide]: { gridRow: '1 / -1' } } });
for (const row of [2, 3, 4]) {
  globalStyle(`${column} ${listing} > :nth-child(${row})`, {
    '@media': { [wide]: { gridArea: `${row} / 2` } },
  });
}
export const other = style({ display: 'grid', justifyItems: 'start', paddingBlock: space[1] });
export const others = style({ borderTop: `1px solid ${color.line}`, paddingTop: space[3] });

for (const entry of [notice, activity, listing]) {
  globalStyle(`${entry} ${link}::after`, { content: '', position: 'absolute', inset: 0 });
  globalStyle(`${entry}:hover ${link}`, { color: color.link, textDecoration: 'underline' });
  globalStyle(`${entry} form`, { position: 'relative', zIndex: 1 });
}

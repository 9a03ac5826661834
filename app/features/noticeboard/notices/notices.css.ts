import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';
import * as tile from '#app/ui/text/date-tile.css.ts';

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
});
export const list = style({ display: 'grid', gap: space[2] });
/** The date is beside the words, or above them where large text leaves too little room. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[5],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const pinned = style([
  notice,
  {
    background: color.notice,
    borderRadius: radius.panel,
    padding: `${space[3]} ${space[4]}`,
    selectors: { '& + &': { borderTop: 0 } },
  },
]);
/** A notice in one line, as high as a finger. */
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minHeight: '2.75rem',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
});
export const kind = style([layout.muted, layout.small, layout.wordsOnWide]);
/** A title that is too long for its line ends in an ellipsis, on a phone for two lines; its own page has the whole. */
export const line = style({
  flex: '1 1 0',
  minWidth: '6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: size.text,
  '@media': {
    [narrow]: { ...clamped, WebkitLineClamp: 2 },
    [wide]: { whiteSpace: 'nowrap' },
  },
});
export const title = style({
  color: color.ink,
  textDecorationColor: color.edge,
  paddingBlock: space[2],
});
export const when = style({ fontSize: size.small, whiteSpace: 'nowrap' });
export const postedBeside = style([layout.muted, when, layout.wordsOnWide]);
export const audience = style([layout.muted, { flexBasis: '100%', fontSize: size.small }]);
/** The first two lines. */
export const beginning = style({ ...clamped, WebkitLineClamp: 2 });
export const all = style({ width: 'fit-content', paddingBlock: space[2] });
/** As the leaf of a calendar that other lists have, with the year below where it is not this one. */
export const date = style([tile.tile, { alignSelf: 'start' }]);
globalStyle(`${date} > ${tile.month}`, { order: -1 });
export const words = style({
  display: 'grid',
  flex: '1 1 9rem',
  gap: space[2],
  minWidth: 0,
  maxWidth: '65ch',
  // The line breaks that people wrote stay.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
globalStyle(`${pinned} > ${words}`, { '@media': { [narrow]: { gap: space[1] } } });
export const marks = style([layout.row, { rowGap: space[1] }]);
export const kindMark = style([
  layout.row,
  { gap: space[1], color: color.link, fontSize: size.small, fontWeight: 600 },
]);
export const alarmKind = style([kindMark, { color: color.danger }]);
/** Neither is on paper, which is for whoever holds it. */
export const pin = style([
  layout.screenOnly,
  { color: color.noticeMark, fontWeight: 600, fontSize: size.small },
]);
export const pins = style([layout.screenOnly, layout.muted]);
export const whom = style([layout.screenOnly, layout.small]);
export const inPrint = style({ '@media': { screen: { display: 'none' } } });

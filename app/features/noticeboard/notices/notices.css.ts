import { style } from '@vanilla-extract/css';
import { later } from '#app/features/communities/communities/hub.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

/** On a narrow page its parts flow in the column of the page, the pinned ones first. */
export const board = style({
  display: 'contents',
  '@media': {
    [wide]: {
      display: 'grid',
      gap: space[4],
      alignContent: 'start',
      gridColumn: 1,
      gridRow: '1 / span 2',
    },
  },
});
export const head = style([
  layout.spread,
  { '@media': { [narrow]: { marginBottom: `calc(-1 * ${space[4]})` } } },
]);
export const moreTitle = style([
  later,
  {
    marginBottom: `calc(-1 * ${space[6]})`,
    '@media': { [wide]: { display: 'none' } },
  },
]);
export const list = style({ display: 'grid', gap: space[3] });
/** The date is beside the words, or above them where large text leaves too little room. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[5],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '3.5rem minmax(0, 1fr)', gap: space[4] },
  },
});
export const pinned = style({
  background: color.notice,
  borderRadius: radius.panel,
  padding: space[4],
  selectors: { '& + &': { borderTop: 0 } },
  // Its words line up with those of the others.
  '@media': {
    [wide]: {
      padding: space[5],
      gridTemplateColumns: `calc(3.5rem - ${space[5]}) minmax(0, 1fr)`,
    },
  },
});
export const date = style({
  display: 'grid',
  flex: '0 0 2.5rem',
  alignContent: 'start',
  lineHeight: 1.1,
});
export const day = style({ fontSize: size.heading, fontWeight: 700, fontFamily: font.display });
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
export const marks = style([layout.row, { rowGap: space[1] }]);
export const pin = style({ color: color.noticeMark, fontWeight: 600, fontSize: size.small });
export const inPrint = style({ '@media': { screen: { display: 'none' } } });
/** A whole notice, on a page of its own or in the preview. */
export const article = style([words, { gap: space[4] }]);
export const filesTitle = style({ fontSize: size.lead });
export const pastTitle = style({ fontSize: size.lead });
export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 28rem) minmax(8rem, auto) auto',
      justifyContent: 'start',
    },
  },
});

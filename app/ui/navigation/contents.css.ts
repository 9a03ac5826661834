import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { barHeight, font, narrow, size, space, wide, wider } from '../styles/tokens.ts';

/** Beside the text on a wide page, and in sight while it is read. Its grid has the text in the first column. */
export const beside = style({
  '@media': {
    [wider]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      top: `calc(${barHeight} + ${space[4]})`,
    },
  },
});
/** The list of sections: before the text, or beside it. */
export const contents = style([
  beside,
  {
    display: 'grid',
    gap: space[2],
    borderTop: `3px solid ${color.line}`,
    paddingTop: space[4],
    '@media': {
      [wider]: {
        maxHeight: `calc(100vh - ${barHeight} - ${space[8]})`,
        overflowY: 'auto',
      },
      print: { display: 'none' },
    },
  },
]);
export const title = style({ fontSize: size.lead });
/** Of a list that is folded on a narrow page, where its summary is its title. */
export const wideTitle = style([title, { '@media': { [narrow]: { display: 'none' } } }]);
export const folded = style({});
export const foldedTitle = style({
  paddingBlock: space[2],
  fontFamily: font.display,
  fontWeight: 700,
  cursor: 'pointer',
  // A browser that cannot unfold it on a wide page shows how to open it there too.
  '@media': {
    [wide]: { '@supports': { 'selector(::details-content)': { display: 'none' } } },
  },
});
globalStyle(`${folded}::details-content`, {
  '@media': { [wide]: { contentVisibility: 'visible', height: 'auto' } },
});
/** In columns where the list has the whole page. */
export const links = style({
  display: 'grid',
  columnGap: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});
/** Tall enough for a finger; the lines of one long title are closer than two titles. */
export const link = style({
  display: 'block',
  paddingBlock: `calc(1.5 * ${space[1]})`,
  lineHeight: 1.35,
  '@media': { [narrow]: { paddingBlock: `calc(2.75 * ${space[1]})` } },
});

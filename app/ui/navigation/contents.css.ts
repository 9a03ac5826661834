import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { barHeight, narrow, size, space, wider } from '../styles/tokens.ts';

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

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const panel = style({
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.panel,
  border: `2px solid ${color.edge}`,
});

/** Links of one entry of the menu, side by side. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[2],
  selectors: { '&&': { paddingTop: space[1] } },
});

/** Around figures: however few they are, they stay together, and what is no link is in line with those that are. */
export const figures = style({});
globalStyle(`${figures} > dl`, {
  '@media': {
    [narrow]: { gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
    [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: space[10] },
  },
});
/** On a narrow page, a line each, with the names below one another. */
globalStyle(`${figures} > dl > div`, {
  '@media': {
    [narrow]: {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      gap: space[3],
      minHeight: '2.75rem',
    },
  },
});
globalStyle(`${figures} dd`, {
  '@media': { [narrow]: { minWidth: '2rem', fontSize: size.heading } },
});
globalStyle(`${figures} dt`, { lineHeight: '1.5rem' });

/** A form, no wider than is easy to read. */
export const column = style({ maxWidth: '38rem' });

/** The menu on the page: on a narrow one, what is said of an entry is below its words. */
export const index = style({});
const beside = `calc(1.375rem + ${space[2]})`;
globalStyle(`${index} dd`, { '@media': { [narrow]: { paddingInlineStart: beside } } });
/** The words of a link wrap beside the drawing before them. */
globalStyle(`${index} dt > a`, {
  display: 'block',
  width: 'fit-content',
  paddingInlineStart: beside,
  textIndent: `calc(-1 * ${beside})`,
});
globalStyle(`${index} dt svg`, {
  display: 'inline-block',
  verticalAlign: '-0.3em',
  marginInlineEnd: space[2],
});

/** The top of a page, its menu and its content; closer together on a phone. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  '@media': { [wide]: { gap: space[8] } },
});

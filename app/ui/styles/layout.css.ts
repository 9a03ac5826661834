import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { gutter, narrow as phone, pageWidth, size, space, wide } from './tokens.ts';

/** The column that holds the content of a page. */
export const page = style({
  width: '100%',
  maxWidth: `calc(${pageWidth} + 2 * ${space[5]})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

/** A page with one column of text or one form. */
export const narrow = style({
  width: '100%',
  maxWidth: `calc(38rem + 2 * ${space[5]})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

export const section = style({ paddingBlock: space[8] });

/** Children one below the other, with space between. */
export const stack = style({
  display: 'grid',
  // No wider than the page, even around a control with its own width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
});
export const stackWide = style([stack, { gap: space[8] }]);

/** Children side by side, wrapping as needed. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});
/** A field to search with and its button beside it, below the label, which has the whole width. */
export const searchRow = style({
  display: 'grid',
  gap: `${space[1]} ${space[3]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'dense',
  maxWidth: '35rem',
});
globalStyle(`${searchRow} > div`, { display: 'contents' });
globalStyle(`${searchRow} > div > :not(input)`, { gridColumn: '1 / -1' });
export const spread = style([row, { justifyContent: 'space-between' }]);

/** Cards in as many columns as fit. */
export const grid = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});

/** Main content, with a sidebar beside it on a wide screen. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 20rem)', gap: space[10] },
  },
});

export const muted = style({ color: color.muted });
export const small = style({ fontSize: size.small });
export const lead = style({ fontSize: size.lead });

/** Text that people wrote, whose line breaks stay. */
export const prose = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '65ch',
  whiteSpace: 'pre-line',
  // A heading in a grid would not stay with its text where a page of paper ends.
  '@media': { print: { display: 'block' } },
});
globalStyle(`${prose} > * + *`, { '@media': { print: { marginTop: space[4] } } });

/** What is for those who look after the page, or leads on: not on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
/** For screen readers; visible when it has focus. */
export const visuallyHidden = style(unseen);
/** Beside a drawing that says the same: on a narrow page for screen readers only. */
export const wordsOnWide = style({ '@media': { [phone]: unseen } });
/** The same where the page has no room for the words. */
export const wordsOnWider = style({ '@media': { 'screen and (max-width: 61.9375rem)': unseen } });

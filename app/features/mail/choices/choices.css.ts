import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { gutter, narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

const columns = 'minmax(0, 1fr) repeat(4, 5.25rem)';

/** Wider than other forms, so that what each kind is has room beside the choices. */
export const page = style([
  layout.narrow,
  { selectors: { '&&': { maxWidth: `calc(46rem + 2 * ${gutter})` } } },
]);
const line = style({
  display: 'grid',
  alignItems: 'center',
  borderBottom: `1px solid ${color.line}`,
});
/** The names of the columns. On a narrow page each choice has its own name instead. */
export const head = style([
  line,
  {
    alignItems: 'end',
    paddingBottom: space[2],
    gridTemplateColumns: columns,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
    '@media': { [narrow]: { display: 'none' } },
  },
]);
/** One kind of news, with its choices in the columns. */
export const topic = style([
  line,
  {
    paddingBlock: space[3],
    '@media': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', rowGap: space[2] },
      [wide]: { gridTemplateColumns: columns },
    },
  },
]);
export const about = style({
  display: 'grid',
  paddingInlineEnd: space[4],
  '@media': { [narrow]: { flexBasis: '100%', padding: 0 } },
});
const starts = `${radius.control} 0 0 ${radius.control}`;
const ends = `0 ${radius.control} ${radius.control} 0`;
export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.75rem',
  cursor: 'pointer',
  '@media': {
    // Joined: one thing to choose from.
    [narrow]: {
      // All in one row, each as wide as the others.
      flex: '1 1 0',
      minWidth: 0,
      justifyContent: 'start',
      gap: space[1],
      padding: `${space[2]} ${space[1]}`,
      border: `1px solid ${color.edge}`,
      borderInlineEndWidth: 0,
    },
  },
  selectors: {
    '&:first-of-type': { '@media': { [narrow]: { borderRadius: starts } } },
    '&:last-of-type': { '@media': { [narrow]: { borderRadius: ends, borderInlineEndWidth: 1 } } },
    '&:has(:checked)': { '@media': { [narrow]: { background: color.accent } } },
  },
});
/** The name of a choice, which the head of its column says on a wide page. */
export const name = style({
  fontSize: size.small,
  lineHeight: 1.3,
  textAlign: 'center',
  '@media': {
    [wide]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
/** A choice that this kind of news does not have: on a narrow page the others close up. */
export const none = style({
  textAlign: 'center',
  color: color.muted,
  '@media': { [narrow]: { display: 'none' } },
});
/** What a dash means: on a narrow page there are none. */
export const dash = style([layout.muted, { '@media': { [narrow]: { display: 'none' } } }]);
/** As wide as a narrow page. */
export const send = style({ '@media': { [narrow]: { display: 'grid' } } });

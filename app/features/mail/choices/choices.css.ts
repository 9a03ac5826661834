import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, size, space, wide } from '#app/ui/styles/tokens.ts';

const columns = 'minmax(0, 1fr) repeat(4, 4.75rem)';

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
    color: color.muted,
    fontSize: size.small,
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
      [narrow]: {
        alignItems: 'start',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        rowGap: space[2],
      },
      [wide]: { gridTemplateColumns: columns },
    },
  },
]);
export const about = style({
  display: 'grid',
  paddingInlineEnd: space[4],
  '@media': { [narrow]: { gridColumn: '1 / -1', padding: 0 } },
});
export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.75rem',
  cursor: 'pointer',
  '@media': {
    [narrow]: { justifyContent: 'start', gap: space[1], paddingInline: space[1] },
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
/** A choice that this kind of news does not have. */
export const none = style({ textAlign: 'center', color: color.muted });

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space } from '#app/ui/styles/tokens.ts';

/** A picture, what there is to know, and what one can do, which is below where there is no room beside. */
export const post = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'start',
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const refused = style([
  post,
  {
    marginBottom: space[2],
    padding: space[3],
    background: color.notice,
    borderTop: 0,
    borderRadius: radius.panel,
  },
]);
export const picture = style({
  width: '3.5rem',
  height: '3.5rem',
  objectFit: 'cover',
  background: color.accent,
  borderRadius: radius.control,
});
export const words = style({
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  justifyItems: 'start',
});
globalStyle(`${words} time`, { whiteSpace: 'nowrap' });
export const title = style({ fontSize: size.text, fontWeight: 700 });
/** Below the words, they begin where those do. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  // On the line of the title.
  marginTop: `calc(-1 * ${space[2]})`,
  '@media': {
    [narrow]: { flexBasis: '100%', paddingInlineStart: `calc(${space[16]} + ${space[1]})` },
  },
});

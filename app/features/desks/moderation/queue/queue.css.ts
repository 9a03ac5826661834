import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { belowActions, narrow, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** The posts that are to be decided, and what is decided about several of them. */
export const queue = style({ borderBottom: `1px solid ${color.line}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  '@media': { [wide]: { paddingBlock: space[3] } },
});
/** What the toast of the decision before says takes as few lines as it can: the next post is below. */
globalStyle(`${item} > [role="status"] > div`, {
  marginTop: 0,
  paddingBlock: space[2],
  alignItems: 'center',
});
globalStyle(`${item} > [role="status"] > div > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  fontSize: size.small,
});
globalStyle(`${item} > [role="status"] form`, { marginTop: 0 });
/** One post, read before it is decided: on a wide screen its buttons are at the right, on a phone at its end. */
export const row = style({
  display: 'grid',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'start',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gridTemplateAreas: '"pick title" "pick facts" "text text" "author author" "actions actions"',
  '@media': {
    [wide]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"pick title actions" "pick facts actions" "pick text actions" ". author author"',
      columnGap: space[4],
    },
    [wider]: {
      gridTemplateColumns: '3.5rem minmax(0, 5fr) minmax(0, 2fr) minmax(0, 2.4fr) auto',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"pick title facts author actions" "pick text facts author actions"',
      columnGap: space[5],
    },
  },
});
/** Its parts are those of the row; an error takes a line of its own. */
export const decide = style({ display: 'contents' });
globalStyle(`${decide} > :is([role="alert"], [role="status"])`, { gridColumn: '1 / -1' });
export const pick = style({ gridArea: 'pick', position: 'relative' });
export const picture = style({
  width: '3.5rem',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
});
export const tick = style({
  position: 'absolute',
  top: space[1],
  left: space[1],
  appearance: 'none',
  width: '1.375rem',
  height: '1.375rem',
  display: 'grid',
  placeItems: 'center',
  background: color.surface,
  // As dark as the drawing behind it or as light, it is seen.
  border: `2px solid ${color.ink}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: '0.375rem',
      height: '0.75rem',
      border: `solid ${color.onAction}`,
      borderWidth: 0,
      borderInlineEndWidth: 2,
      borderBottomWidth: 2,
      transform: 'rotate(45deg)',
      visibility: 'hidden',
    },
    '&:checked': { background: color.action, borderColor: color.action },
    '&:checked::before': { visibility: 'visible' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
globalStyle(`label${pick}`, { cursor: 'pointer' });
globalStyle(`${item}:has([name="pick"]:checked)`, { background: color.raised });
const small = { color: color.muted, fontSize: size.small } as const;
const inOneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
} as const;
export const facts = style({
  ...small,
  ...inOneLine,
  gridArea: 'facts',
  overflowWrap: 'anywhere',
});
/** The price or the time follows the kind; in a column it has the last line. */
export const headline = style({
  fontWeight: 700,
  color: color.ink,
  '@media': { [wider]: { order: 1, flexBasis: '100%' } },
});
export const author = style({
  ...small,
  ...inOneLine,
  gridArea: 'author',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  '@media': { [wider]: { display: 'grid' } },
});
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  '@media': { [narrow]: { paddingTop: space[1] } },
});
/** The way to the post, which decides nothing, is apart on a phone. */
globalStyle(`${actions} > a`, { '@media': { [narrow]: { marginInlineStart: 'auto' } } });
// Above its button, a tooltip would cover what is read before deciding.
globalStyle(`${decide} [role="tooltip"]`, { top: '100%', bottom: 'auto' });
/** Stays in sight with the toast about the decision before it, when it is scrolled to. */
export const itemTitle = style({
  fontSize: size.text,
  lineHeight: 1.3,
  scrollMarginTop: '6rem',
  selectors: { [`${item}:has([role="status"]) &`]: { scrollMarginTop: '16rem' } },
});
/** Approve is tinted, and solid for the post under the pointer or with the focus. */
export const approve = style({});
const solid = { background: color.action, borderColor: color.action, color: color.onAction };
globalStyle(`${approve} button`, {
  fontWeight: 600,
  background: color.accent,
  borderColor: color.link,
  color: color.link,
});
globalStyle(`${item}:focus-within ${approve} button`, solid);
globalStyle(`${item}:hover ${approve} button`, { '@media': { '(hover: hover)': solid } });
/** Reject is quiet until somebody is at it. */
globalStyle(`${actions} > details > summary`, {
  listStyle: 'none',
  paddingInline: space[3],
  borderColor: color.edge,
  color: color.ink,
});
globalStyle(`${actions} > details[open] > summary`, { background: color.dangerGround });
/** One line below the row, once Reject is open. */
export const reasons = style({
  display: 'none',
  gap: space[3],
  alignItems: 'end',
  paddingBlock: space[2],
  '@supports': { 'not selector(:has(*))': { display: 'grid' } },
  selectors: { [`${actions}:has(> details[open]) + &`]: { display: 'grid' } },
  '@media': {
    [narrow]: { gridColumn: '1 / -1' },
    [wide]: {
      gridColumn: '2 / -1',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    },
    [wider]: { gridTemplateColumns: 'minmax(11rem, 17rem) minmax(0, 1fr) auto' },
  },
});
globalStyle(`${reasons} button[name]`, {
  fontWeight: 600,
  background: color.danger,
  color: color.background,
});
/** Approves what is selected: in sight once something is. Always, for a browser that cannot tell. */
export const bulk = style({
  position: 'sticky',
  bottom: belowActions,
  zIndex: 5,
  display: 'flex',
  paddingBlock: space[3],
  // Its line is also that below the queue.
  marginTop: `calc(-1 * ${space[4]})`,
  background: color.background,
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${queue}:not(:has([name="pick"]:checked)) + ${bulk}`, { display: 'none' });
/** Around the queue and the bar, which says how many are selected. */
export const counted = style({ counterReset: 'picked' });
globalStyle(`${queue} [name="pick"]:checked`, { counterIncrement: 'picked' });
globalStyle(`${queue}:has([name="pick"]:checked) + ${bulk} button::after`, {
  content: '"(" counter(picked) ")"',
});
globalStyle(`html:has(${queue} [name="pick"]:checked)`, {
  scrollPaddingBottom: `calc(${belowActions} + 5rem)`,
});
/** The text of a post: two lines of it, until it is opened. */
export const more = style({
  gridArea: 'text',
  selectors: { '&[open]': { gridArea: 'auto', gridColumn: '1 / -1', paddingTop: space[2] } },
  '@media': { [wide]: { selectors: { '&[open]': { gridColumn: '2 / -1' } } } },
});
export const opener = style({
  listStyle: 'none',
  minHeight: '1.75rem',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: size.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.link },
    // That there is more to read, whatever fits in two lines.
    '&::after': {
      content: '""',
      flex: 'none',
      width: '0.5rem',
      height: '0.5rem',
      marginInline: `auto ${space[1]}`,
      border: `solid ${color.link}`,
      borderWidth: 0,
      borderInlineEndWidth: 2,
      borderBottomWidth: 2,
      transform: 'rotate(45deg)',
    },
    [`${more}[open] > &::after`]: { transform: 'rotate(225deg)' },
    [`${more}[open] > &`]: { paddingBlock: space[2] },
  },
});
globalStyle(`${item} summary::-webkit-details-marker`, { display: 'none' });
export const preview = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  selectors: { [`${more}[open] > ${opener} > &`]: { display: 'none' } },
});
export const less = style({
  textDecoration: 'underline',
  selectors: { [`${more}:not([open]) > ${opener} > &`]: { display: 'none' } },
});
/** A blank line starts a paragraph, as on the page of the post. */
export const description = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '65ch',
});
/** Opens the list of keys; as high as a button, for thumbs. */
export const keys = style({ minHeight: '2.75rem', paddingBlock: space[2] });

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { belowActions, narrow, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** Little stands above the first post. */
export const top = style({ display: 'grid', gap: space[2] });
globalStyle(`${top} > h1`, {
  fontSize: size.heading,
  '@media': { [wide]: { fontSize: size.title } },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  color: color.muted,
  fontSize: size.small,
});
export const figure = style({ display: 'flex', gap: space[1] });
/** The filters beside the heading of what they filter. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
});
export const queue = style({ borderBottom: `1px solid ${color.line}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  '@media': { [wide]: { paddingBlock: space[3] } },
});
/** One post: on a wide screen its buttons stand at the right. */
export const row = style({
  display: 'grid',
  columnGap: space[3],
  rowGap: space[2],
  alignItems: 'start',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture words" "pick actions"',
  '@media': {
    [wide]: {
      gridTemplateAreas: 'none',
      gridTemplateColumns: '1.75rem 3.5rem minmax(0, 1fr) auto',
    },
  },
});
/** Its parts are those of the row; an error takes a line of its own. */
export const decide = style({ display: 'contents' });
globalStyle(`${decide} > :is([role="alert"], [role="status"])`, { gridColumn: '1 / -1' });
export const pick = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  '@media': { [narrow]: { gridArea: 'pick' }, [wide]: { height: '3.5rem' } },
});
/** As large as a thumb, whatever is drawn in it. */
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  justifySelf: 'center',
  cursor: 'pointer',
});
export const picture = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
  '@media': { [narrow]: { gridArea: 'picture' } },
});
export const words = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  color: color.muted,
  fontSize: size.small,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // The three of them side by side on a phone, in French too.
  '@media': { [narrow]: { gridArea: 'actions' } },
});
export const buttons = style({
  paddingTop: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
});
// Above its button, a tooltip would cover what is read before deciding.
globalStyle(`${decide} [role="tooltip"]`, { top: '100%', bottom: 'auto' });
globalStyle(`${actions} :is(span > button, summary)`, {
  '@media': { [narrow]: { paddingInline: space[2] } },
});
globalStyle(`${buttons} > *`, { '@media': { [narrow]: { flex: '1 1 auto' } } });
/** Stays in sight with the toast about the decision before it, when it is scrolled to. */
export const itemTitle = style({
  fontSize: size.text,
  lineHeight: 1.3,
  scrollMarginTop: '6rem',
  selectors: { [`${item}:has([role="status"]) &`]: { scrollMarginTop: '16rem' } },
});
export const headline = style({ fontWeight: 700, color: color.ink });
/** Approve is quiet, but for the post under the pointer or with the focus. */
export const approve = style({});
const solid = { background: color.action, borderColor: color.action, color: color.onAction };
globalStyle(`${approve} button`, { fontWeight: 600 });
globalStyle(`${item}:focus-within ${approve} button`, solid);
globalStyle(`${item}:hover ${approve} button`, { '@media': { '(hover: hover)': solid } });
globalStyle(`${actions} > details > summary`, { listStyle: 'none', borderColor: color.edge });
globalStyle(`${actions} > details[open] > summary`, { background: color.dangerGround });
globalStyle(`${actions} summary::-webkit-details-marker`, { display: 'none' });
export const chooser = style({ flex: '0 1 20rem', minWidth: 0 });
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
      gridColumn: '3 / -1',
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
/** Approves what is selected: in sight once something is, or always where no scripts run. */
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
globalStyle(`${queue}:not(:has([name="pick"]:checked)) + ${bulk}`, {
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
/** Around the queue and the bar, which says how many are selected. */
export const counted = style({ counterReset: 'picked' });
globalStyle(`${queue} [name="pick"]:checked`, { counterIncrement: 'picked' });
globalStyle(`${queue}:has([name="pick"]:checked) + ${bulk} button::after`, {
  content: '"(" counter(picked) ")"',
});
globalStyle(`html:has(${queue} [name="pick"]:checked)`, {
  scrollPaddingBottom: `calc(${belowActions} + 5rem)`,
});
/** The text of a post: one line of it, until it is opened. */
export const more = style({
  // Below the words of its row.
  '@media': { [wide]: { marginInlineStart: `calc(${space[16]} + ${space[12]})` } },
});
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: color.muted,
  fontSize: size.small,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      width: '0.45rem',
      height: '0.45rem',
      marginInline: `${space[1]} ${space[3]}`,
      border: 'solid currentColor',
      borderWidth: 0,
      borderInlineEndWidth: 2,
      borderBottomWidth: 2,
      transform: 'rotate(-45deg)',
    },
    [`${more}[open] > &::before`]: { transform: 'rotate(45deg)' },
    '&:hover': { color: color.ink },
  },
  '@media': { [wide]: { minHeight: '1.75rem' } },
});
globalStyle(`${opener}::-webkit-details-marker`, { display: 'none' });
export const preview = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { [`${more}[open] > ${opener} > &`]: { display: 'none' } },
});
export const less = style({
  selectors: { [`${more}:not([open]) > ${opener} > &`]: { display: 'none' } },
});
/** A blank line starts a paragraph, as on the page of the post. */
export const description = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '65ch',
});
export const recent = style({ borderBottom: `1px solid ${color.line}` });
export const decision = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '2.75rem',
  borderTop: `1px solid ${color.line}`,
});
/** Opens the list of keys; as high as a button, for thumbs. */
export const keys = style({ minHeight: '2.75rem', paddingBlock: space[2] });

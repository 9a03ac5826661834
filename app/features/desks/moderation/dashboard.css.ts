import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, space, wide } from '#app/ui/styles/tokens.ts';

export const queue = style({ display: 'grid', gap: 0 });
export const item = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  paddingBlock: space[6],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [wide]: {
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      rowGap: space[2],
      // The toast about the decision before has a row of its own.
      selectors: { '&:has(> [role="status"])': { gridTemplateRows: 'auto auto 1fr' } },
    },
  },
});
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
  '@media': { [wide]: { gridRow: 'span 2' } },
});
export const words = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  overflowWrap: 'anywhere',
});
/** The text and the buttons: below the picture on a narrow screen, beside it on a wide one. */
export const rest = style({
  display: 'grid',
  gap: space[2],
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [wide]: { gridColumn: 2 } },
});
/** A blank line starts a paragraph, as on the page of the post. */
export const description = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const buttons = style({
  paddingTop: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
});
// Above its button, a tooltip would cover what is read before deciding.
globalStyle(`${buttons} [role="tooltip"]`, { top: '100%', bottom: 'auto' });
globalStyle(`${buttons} > *`, { '@media': { [narrow]: { flex: '1 1 auto' } } });
/** Below the badges of its item, which stay in sight when it is scrolled to. */
export const itemTitle = style({
  scrollMarginTop: '6rem',
  // The toast about the decision before comes first then, and stays in sight too.
  selectors: { [`${item}:has([role="status"]) &`]: { scrollMarginTop: '16rem' } },
});
export const headline = style({ fontWeight: 700 });
/** The list of reasons stands beside Reject, whose lower edge it shares. */
export const reasons = style({ flex: '0 1 20rem', minWidth: 0 });
/** An open one takes the width of its row. */
export const reason = style({
  selectors: { '&[open]': { flexBasis: '100%' } },
});
export const why = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});
export const recent = style({ display: 'grid', gap: space[4] });
export const decision = style({
  display: 'grid',
  gap: space[1],
  selectors: {
    '& + &': { paddingTop: space[4], borderTop: `1px solid ${color.line}` },
  },
});

/** As high as a button, for thumbs. */
export const tick = style({ minHeight: '2.75rem' });

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
    },
  },
});
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
  '@media': { [wide]: { gridRow: '1 / span 2' } },
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
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});
globalStyle(`${buttons} > *`, { '@media': { [narrow]: { flex: '1 1 auto' } } });
/** Below the badges of its item, which stay in sight when it is scrolled to. */
export const itemTitle = style({ scrollMarginTop: '6rem' });
export const headline = style({ fontWeight: 700 });
export const reason = style({ display: 'grid', gap: space[3], paddingTop: space[2] });
export const why = style({
  display: 'inline-block',
  minHeight: '1.75rem',
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

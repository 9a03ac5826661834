import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, size, space, wide, wider } from '#app/ui/styles/tokens.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: `${space[3]} ${space[8]}`,
  '@media': { [wide]: { gap: space[6], paddingBlock: space[8] } },
});
export const title = style({ '@media': { [wide]: { fontSize: size.title } } });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [narrow]: { gap: space[6] } },
});
/** Its name beside its notices, where the page is wide. */
export const part = style({
  '@media': {
    [wider]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
      columnGap: space[8],
    },
  },
});
export const heading = style({
  fontSize: size.heading,
  paddingBottom: space[1],
  '@media': {
    [wider]: { paddingTop: space[3], borderTop: `1px solid ${color.line}`, fontSize: size.lead },
  },
});
export const list = style({ minWidth: 0 });
/** Its link covers it. The day is beside the words, or above them where large text leaves too little room. */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  '@media': { [narrow]: { gap: space[3] } },
});
export const words = style({
  display: 'grid',
  flex: '1 1 9rem',
  gap: space[1],
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const quiet = { color: color.muted, fontSize: size.small } as const;
export const marks = style({
  ...quiet,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
});
export const kind = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const alarm = style([kind, { color: color.danger, fontWeight: 600 }]);
globalStyle(`${kind} > svg`, { width: '1rem', height: '1rem' });
export const rowTitle = style({ fontSize: size.lead });
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${row}:hover &`]: { color: color.link, textDecoration: 'underline' } },
});
/** A line where the page is wide. */
export const beginning = style({
  color: color.muted,
  '@media': {
    [narrow]: { fontSize: size.small },
    [wide]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
    },
  },
});
/** On a phone, the title says enough of what is not now. */
export const beginningOnWide = style([beginning, { '@media': { [narrow]: { display: 'none' } } }]);
export const meta = style([facts, quiet]);
export const when = style([fact, { color: color.ink, fontWeight: 600 }]);

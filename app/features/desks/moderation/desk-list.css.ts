import { globalStyle, style } from '@vanilla-extract/css';
import { tabbed } from '#app/features/communities/manage/tabbed.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wider } from '#app/ui/styles/tokens.ts';
import * as row from '#app/ui/text/facts.css.ts';

/** Little is above the first entry on a phone. */
export const page = style([tabbed, { gap: space[6] }]);
/** What waits for moderators besides the queue, one below the other. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[6],
  maxWidth: '46rem',
  overflowWrap: 'anywhere',
  scrollMarginTop: '6rem',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '& + &': { borderTop: `1px solid ${color.line}` },
  },
});
/** On a wide page, the steps that close an entry are at its right, unless one is open. */
export const besideSteps = style([
  item,
  {
    '@media': {
      [wider]: {
        maxWidth: 'none',
        columnGap: space[8],
        alignItems: 'start',
        selectors: {
          '&:not(:has(details[open] > div))': {
            gridTemplateColumns: 'minmax(0, 42rem) 1fr',
            justifyItems: 'end',
          },
        },
      },
    },
  },
]);
/** What an entry is about. */
export const subject = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  width: '100%',
});
export const title = style({ fontSize: size.lead, lineHeight: 1.3 });
export const facts = style([
  row.facts,
  { alignItems: 'baseline', rowGap: space[1], color: color.muted, fontSize: size.small },
]);
/** Badges, and the words beside them. */
export const tags = style([
  row.fact,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[1]} ${space[2]}` },
]);
export const quotes = style({ display: 'grid', gap: space[2] });
/** What somebody said, or decided. */
export const quote = style({
  padding: `${space[3]} ${space[4]}`,
  background: color.raised,
  borderRadius: radius.control,
  display: 'grid',
  gap: space[1],
});
/** When somebody said it: on one line. */
export const said = style({ color: color.muted, fontSize: size.small });
globalStyle(`${said} time`, { whiteSpace: 'nowrap' });
export const words = style({ whiteSpace: 'pre-line' });
/** Opens the text of an entry. */
export const opener = style({ cursor: 'pointer', paddingBlock: space[2] });
/** The steps that close an entry, side by side; an open one takes the width. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[2]}`,
});
globalStyle(`${steps} > *`, { '@media': { [narrow]: { flex: '1 1 auto' } } });
globalStyle(`${steps} > * > summary`, { '@media': { [narrow]: { width: '100%' } } });
export const step = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
export const stepForm = style({ display: 'grid', gap: space[3], paddingTop: space[3] });

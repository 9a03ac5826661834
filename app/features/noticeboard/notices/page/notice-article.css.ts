import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** When it happens, on its own page: what most people open it for. */
export const happens = style([
  layout.row,
  {
    padding: space[4],
    background: color.notice,
    borderRadius: radius.panel,
    fontSize: size.lead,
    fontWeight: 600,
    '@media': { print: { padding: 0, background: 'none' } },
  },
]);
globalStyle(`${happens} > p`, { flex: '1 1 10rem', minWidth: 0 });
// French days are written small.
globalStyle(`${happens} > p::first-letter`, { textTransform: 'uppercase' });
/** That an emergency is over, before what there was to do. */
export const over = style({
  maxWidth: '65ch',
  padding: space[4],
  background: color.notice,
  borderRadius: radius.panel,
  fontSize: size.lead,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': { print: { padding: 0, background: 'none' } },
});
/** A whole notice, on a page of its own or in the preview. */
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  overflowWrap: 'anywhere',
});
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '65ch',
  // The line breaks that people wrote stay.
  whiteSpace: 'pre-line',
  '@media': { print: { display: 'block' } },
});
globalStyle(`${text} > * + *`, { '@media': { print: { marginTop: space[4] } } });
/** Its own page: when it happens is beside the text, where there is room. */
export const page = style([
  layout.page,
  layout.stack,
  {
    paddingBlock: space[6],
    '@media': { [wide]: { paddingBlock: space[8] } },
  },
]);
export const beside = style({});
globalStyle(`${page} > ${article}:has(> ${beside})`, {
  '@media': {
    [wider]: {
      gridTemplateColumns: 'minmax(0, 38rem) minmax(15rem, 20rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[16],
    },
  },
});
globalStyle(`${page} ${beside}`, {
  '@media': { [wider]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' } },
});
export const filesTitle = style({ fontSize: size.lead });

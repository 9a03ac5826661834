import { globalStyle, style } from '@vanilla-extract/css';
import * as lines from '#app/ui/styles/lines.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, narrow, radius, size, space } from '#app/ui/styles/tokens.ts';

/** As wide as what it finds. */
export const form = style({ selectors: { '&&': { maxWidth: 'none' } } });
export const hit = style([
  lines.line,
  { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space[4] },
]);
globalStyle(`${hit} > *`, { gridColumn: 1 });
/** At the end of the line, so that all titles begin at its start. */
export const picture = style({
  selectors: {
    [`${hit} > &`]: {
      gridColumn: 2,
      gridRow: '1 / span 4',
      '@media': { [narrow]: { gridRow: '1 / span 2' } },
    },
  },
  alignSelf: 'start',
  width: '4.5rem',
  height: '4.5rem',
  marginInlineStart: space[4],
  objectFit: 'cover',
  borderRadius: radius.control,
});
export const title = style([
  lines.title,
  { fontFamily: font.display, fontSize: size.lead, fontWeight: 700 },
]);
/** A line below the title of a hit: what it is, its price, its date. */
export const facts = style({ fontSize: size.small, color: color.muted });
globalStyle(`${facts} strong`, { color: color.ink });
export const excerpt = style({
  maxWidth: '65ch',
  color: color.muted,
  fontSize: size.small,
  // Below the picture too, where the page is narrow.
  selectors: { [`${hit} > &`]: { '@media': { [narrow]: { gridColumn: '1 / span 2' } } } },
});
/** That nothing was found: the first thing to read, but no heading of what follows. */
export const none = style({ fontSize: size.lead, fontWeight: 700 });
export const tips = style({ paddingInlineStart: space[5] });

globalStyle(`${hit} mark`, {
  background: color.accent,
  color: 'inherit',
  fontWeight: 'inherit',
  borderRadius: radius.small,
  boxShadow: `0 0 0 0.1em ${color.accent}`,
});

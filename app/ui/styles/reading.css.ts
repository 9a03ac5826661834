import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { font, radius, size, space, wide } from './tokens.ts';

/** Long text: the system's serif at about 65 characters a line. */
export const reading = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '34rem',
  fontFamily: font.reading,
  fontSize: size.lead,
  lineHeight: 1.6,
});

/** The paragraph that leads into a long text. */
export const standfirst = style({
  maxWidth: '38rem',
  fontFamily: font.reading,
  fontSize: size.lead,
  lineHeight: 1.5,
  '@media': { [wide]: { fontSize: size.heading } },
});

/** A long text whose first letter is as tall as two lines. */
export const dropCap = style({});
globalStyle(`${dropCap} > p:first-child::first-letter`, {
  float: 'left',
  // Closer than the space between two words.
  marginRight: '0.06em',
  fontFamily: font.display,
  fontSize: size.dropCap,
  fontWeight: 700,
  lineHeight: 0.85,
});

/** A sentence lifted out of the text, in its letters, so that nobody takes it for a heading. */
export const pullQuote = style({
  paddingBlock: space[2],
  paddingInlineStart: space[5],
  borderInlineStart: `3px solid ${color.link}`,
  fontFamily: font.reading,
  fontSize: size.heading,
  fontStyle: 'italic',
  lineHeight: 1.3,
  '@media': { print: { display: 'none' } },
});

/** Who wrote it and when. */
export const byline = style({
  color: color.muted,
  fontSize: size.small,
});

/** The picture at the top of a long text. */
export const opening = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.panel,
  background: color.accent,
  '@media': { [wide]: { aspectRatio: '2 / 1' } },
});

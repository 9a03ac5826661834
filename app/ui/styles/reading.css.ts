import { style } from '@vanilla-extract/css';
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

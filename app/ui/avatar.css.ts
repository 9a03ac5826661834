import { style } from '@vanilla-extract/css';
import { facePairs } from './styles/palette.ts';
import { color } from './styles/theme.css.ts';
import { font, size, space } from './styles/tokens.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  objectFit: 'cover',
  background: color.accent,
  fontSize: size.small,
  fontWeight: 700,
});
export const large = style([
  avatar,
  { width: '6rem', height: '6rem', fontFamily: font.display, fontSize: size.title },
]);

/** The colours of initials. */
export const tones = facePairs.map(([ground, ink]) =>
  style({ background: color[ground], color: color[ink] }),
);

export const faces = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const more = style({ marginInlineStart: space[1] });

import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { font, size } from './styles/tokens.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  objectFit: 'cover',
  background: color.accent,
  color: color.link,
  fontSize: size.small,
  fontWeight: 700,
});
export const large = style([
  avatar,
  { width: '6rem', height: '6rem', fontFamily: font.display, fontSize: size.title },
]);

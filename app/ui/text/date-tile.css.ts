import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { font, radius, size } from '../styles/tokens.ts';

export const tile = style({
  display: 'grid',
  flex: 'none',
  width: '3.5rem',
  overflow: 'hidden',
  textAlign: 'center',
  background: color.raised,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
});
export const month = style({
  background: color.action,
  color: color.onAction,
  fontSize: size.small,
  fontWeight: 700,
});
export const day = style({
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.5,
});

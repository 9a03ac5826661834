import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { font, size, space, wide } from './styles/tokens.ts';

export const figures = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
});
export const ruled = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, 1fr)',
  paddingBlock: space[4],
  borderBlock: `1px solid ${color.line}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
/** The number is above its name, but is read out after it. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
export const label = style({ color: color.muted, fontSize: size.small });
export const link = style({ display: 'inline-block', minHeight: '1.5rem' });
export const value = style({
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.1,
});

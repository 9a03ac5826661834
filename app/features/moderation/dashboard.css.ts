import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  borderBlock: `1px solid ${color.line}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: space[4],
});
export const number = style({
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.1,
});

export const queue = style({ display: 'grid', gap: 0 });
export const item = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderBottom: `1px solid ${color.line}`,
  '@media': { [wide]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});
export const picture = style({
  width: '100%',
  maxHeight: '12rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
});
export const words = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const headline = style({ fontWeight: 700 });
export const reason = style({ display: 'grid', gap: space[3], paddingTop: space[2] });
export const why = style({
  display: 'inline-block',
  minHeight: '1.75rem',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});
export const recent = style({ display: 'grid', gap: space[4] });
export const decision = style({
  display: 'grid',
  gap: space[1],
  paddingBottom: space[4],
  borderBottom: `1px solid ${color.line}`,
});

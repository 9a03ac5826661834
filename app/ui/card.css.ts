import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { narrow, radius, size, space } from './styles/tokens.ts';

/** The whole card is clickable: its link covers it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  selectors: {
    '&:hover': { borderColor: color.edge },
    '&:focus-within': { borderColor: color.link },
  },
});

export const compact = style([card]);

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.accent,
});

export const widePicture = style([picture, { aspectRatio: '16 / 9' }]);

export const art = style({
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  aspectRatio: '2 / 1',
  background: `linear-gradient(${color.skyTop}, ${color.skyBottom})`,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  flex: 1,
  overflowWrap: 'anywhere',
  selectors: { [`${compact} > &`]: { '@media': { [narrow]: { padding: space[3] } } } },
});

export const title = style({
  fontSize: size.lead,
  selectors: { [`${compact} &`]: { '@media': { [narrow]: { fontSize: size.text } } } },
});

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${card}:hover &`]: { color: color.link, textDecoration: 'underline' } },
});

export const figure = style({ fontWeight: 700, fontSize: size.lead, color: color.ink });
export const meta = style({ color: color.muted, fontSize: size.small });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  marginTop: 'auto',
  paddingTop: space[2],
});

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const section = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
});
export const row = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
});
export const legend = style({ paddingInline: space[1] });
export const pair = style({
  display: 'grid',
  gap: space[3],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
// Fields beside each other stay in line below their labels, because the hint of one is below it.
globalStyle(`${pair} > div`, { alignContent: 'start' });
globalStyle(`${pair} > div > [id$="-hint"]`, { order: 1 });
export const error = style({ color: color.danger, fontSize: size.small, fontWeight: 600 });
export const photo = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'start',
});
globalStyle(`${photo} > :first-child`, {
  width: '4rem',
  height: '4rem',
  fontSize: size.heading,
});
export const who = style({ display: 'grid', gap: space[2] });
export const photoFields = style({
  display: 'grid',
  gap: space[3],
  flex: '1 1 11rem',
  minWidth: 0,
});

export const unsaved = style({
  padding: space[4],
  background: color.notice,
  borderRadius: radius.control,
});
/** As a BackLink looks, without the file that it shares with breadcrumbs: the settings' scripts are at their limit. */
export const back = style({
  fontSize: size.small,
  '::before': { content: '"←" / ""', marginInlineEnd: space[2], color: color.muted },
  '@media': { print: { display: 'none' } },
});

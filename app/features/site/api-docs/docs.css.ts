import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space, wide } from '#app/ui/styles/tokens.ts';

export const contents = style({ columns: '18rem', columnGap: space[8] });

export const endpoints = style({
  breakInside: 'avoid',
  marginBottom: space[5],
  overflowWrap: 'anywhere',
});

export const entry = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[5],
  borderTop: `1px solid ${color.line}`,
  scrollMarginTop: space[16],
});

export const name = style({ fontSize: size.lead, overflowWrap: 'anywhere' });
export const label = style({ margin: 0, fontSize: size.text });
export const fields = style({ display: 'grid', gap: space[2], margin: 0 });

// The page has hundreds of these, so they have no class of their own.
globalStyle(`${fields} > div > dd`, { margin: 0 });
globalStyle(`${fields} > div`, {
  display: 'grid',
  gap: `0 ${space[4]}`,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

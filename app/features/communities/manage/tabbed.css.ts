import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

/** A page beside others of one row of tabs, whose heading is as large on each, so that the tabs stay where they are. */
export const tabbed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
globalStyle(`${tabbed} > header`, { gap: space[2] });
globalStyle(`${tabbed} > header > h1`, {
  fontSize: size.heading,
  '@media': { [wide]: { fontSize: size.title } },
});
globalStyle(`${tabbed} > header > h1 + p`, { fontSize: size.small, color: color.muted });

/**
 * Around the tabs of a desk: on a phone small, and in as many rows as they need, so that none is out of sight. A line
 * below one of several rows would belong to nothing, so the current one has a ground there.
 */
export const tabs = style({});
globalStyle(`${tabs} a`, {
  '@media': { [narrow]: { paddingInline: space[1], fontSize: size.small } },
});
globalStyle(`${tabs} nav > div`, {
  '@media': { [narrow]: { columnGap: space[1], marginInline: `calc(-1 * ${space[1]})` } },
});
globalStyle(`${tabs} a[aria-current]`, {
  '@media': {
    [narrow]: {
      background: color.accent,
      borderRadius: radius.small,
      borderBottomColor: 'transparent',
    },
  },
});

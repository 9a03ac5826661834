import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

/** Each button wraps by itself, whichever form it belongs to. */
export const actions = style([layout.row]);
globalStyle(`${actions} > form`, { display: 'contents' });

export const state = style({
  padding: space[4],
  background: color.notice,
  borderRadius: radius.panel,
  display: 'grid',
  gap: space[2],
});

/** Apart from the buttons above it. */
export const history = style({ marginTop: space[3] });

/** An open one takes the width of its row. */
export const details = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
/** Without scripts nothing scrolls to what has opened, so it is at the bottom of the window. */
export const step = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[3],
  '@media': {
    '(scripting: none)': {
      position: 'fixed',
      // Above the bar at the foot of a phone, below the header's menu.
      zIndex: 18,
      insetInline: 0,
      bottom: 0,
      maxHeight: '80vh',
      overflowY: 'auto',
      padding: space[4],
      background: color.raised,
      borderTop: `1px solid ${color.edge}`,
    },
  },
});

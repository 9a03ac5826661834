import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';
import { words } from './notices.css.ts';

/** When it happens, on its own page: what most people open it for. */
export const happens = style([
  layout.row,
  {
    padding: space[4],
    background: color.notice,
    borderRadius: radius.panel,
    fontSize: size.lead,
    fontWeight: 600,
    '@media': { print: { padding: 0, background: 'none' } },
  },
]);
globalStyle(`${happens} > p`, { flex: '1 1 10rem', minWidth: 0 });
/** A whole notice, on a page of its own or in the preview. */
export const article = style([words, { gap: space[4] }]);
export const filesTitle = style({ fontSize: size.lead });

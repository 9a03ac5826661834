import { style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';
import { words } from './notices.css.ts';

/** When it happens, on its own page. */
export const happens = style([layout.row, { fontWeight: 600 }]);
/** A whole notice, on a page of its own or in the preview. */
export const article = style([words, { gap: space[4] }]);
export const filesTitle = style({ fontSize: size.lead });

import { style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { space } from '#app/ui/styles/tokens.ts';

export const more = style({ width: 'fit-content', paddingBlock: space[3], color: color.link });
export const folded = style([layout.stack, { paddingTop: space[2] }]);

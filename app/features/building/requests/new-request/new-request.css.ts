import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size } from '#app/ui/styles/tokens.ts';

export const note = style({ color: color.muted, fontSize: size.small });

import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

export const heading = style({ padding: `${space[2]} ${space[3]}`, fontSize: size.text });
export const address = style({ display: 'block', color: color.muted, fontSize: size.small });

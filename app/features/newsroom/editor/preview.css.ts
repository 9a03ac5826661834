import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space } from '#app/ui/styles/tokens.ts';

export const preview = style({ background: color.notice, paddingBlock: space[2] });

/** As wide as one of two cards on the home page. */
export const half = style({ maxWidth: '36rem' });
/** As wide as the column beside a hub or a newsletter. */
export const side = style({ maxWidth: '17rem' });

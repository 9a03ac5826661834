import { style } from '@vanilla-extract/css';

/** As wide as one of two cards on the home page. */
export const half = style({ maxWidth: '36rem' });
/** As wide as the column beside a hub or a newsletter. */
export const side = style({ maxWidth: '17rem' });

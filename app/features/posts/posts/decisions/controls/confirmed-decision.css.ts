import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/styles/tokens.ts';

/** An open one takes the width of its row. */
export const details = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
export const step = style({ display: 'grid', gap: space[3], paddingTop: space[3] });

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

/** Five groups with their headings, in no more room than one list had. */
export const groups = style({ display: 'grid', gap: space[5] });
export const heading = style({ fontSize: size.lead, marginBottom: space[1] });
globalStyle(`${groups} ${lines.named}`, { paddingBlock: space[2] });
globalStyle(`${groups} dd`, { color: color.muted, fontSize: size.small });
export const danger = style({ color: color.danger });

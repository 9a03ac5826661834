import { style, styleVariants } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { radius, size, space } from './styles/tokens.ts';

const base = style({
  display: 'inline-block',
  paddingInline: space[2],
  borderRadius: radius.small,
  border: '1px solid transparent',
  fontSize: size.small,
  lineHeight: 1.65,
  maxWidth: '100%',
});

export const badge = styleVariants({
  plain: [base, { borderColor: color.edge, color: color.muted }],
  accent: [base, { background: color.accent, color: color.link }],
  notice: [base, { background: color.notice, color: color.noticeMark }],
  success: [base, { borderColor: color.success, color: color.success }],
  danger: [base, { borderColor: color.danger, color: color.danger }],
});

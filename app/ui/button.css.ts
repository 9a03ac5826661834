import { style, styleVariants } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { radius, space } from './styles/tokens.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  background: 'none',
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:active': { opacity: 0.85 },
    '&:disabled': { opacity: 0.65, cursor: 'progress' },
  },
});

export const button = styleVariants({
  main: [
    base,
    {
      fontWeight: 600,
      background: color.action,
      color: color.onAction,
      selectors: { '&:hover': { background: color.actionHover } },
    },
  ],
  quiet: [
    base,
    {
      borderColor: color.edge,
      color: color.ink,
      selectors: { '&:hover': { borderColor: color.link, color: color.link } },
    },
  ],
  danger: [
    base,
    {
      borderColor: color.danger,
      color: color.danger,
      selectors: { '&:hover': { background: color.dangerGround } },
    },
  ],
  plain: [
    base,
    {
      paddingInline: 0,
      color: color.link,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
  ],
});

import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';

/** The whole text takes the place of its beginning. */
export const start = style({ selectors: { '&:has(+ details[open])': { display: 'none' } } });
export const showAll = style({
  width: 'fit-content',
  minHeight: '1.75rem',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});

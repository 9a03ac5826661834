import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { narrow, radius, space, wide, wider } from '../styles/tokens.ts';

/** The way to more filters is beside the button, where there is room or no other. */
export const form = style({ position: 'relative', '@media': { [wider]: { maxWidth: '37rem' } } });
export const besideMore = style({
  '@media': {
    [narrow]: { paddingRight: space[16] },
    [wider]: { paddingRight: `calc(2 * ${space[16]} + ${space[4]})` },
  },
});
/** Drawings in the place of words. */
globalStyle(`${form} [aria-hidden]`, { '@media': { [wide]: { display: 'none' } } });
export const more = style({
  color: color.link,
  paddingBlock: space[2],
  '@media': {
    // On a wide page it is in the row of the field.
    [wider]: {
      position: 'absolute',
      top: 0,
      left: `calc(7 * ${space[16]} + ${space[4]})`,
    },
    [narrow]: {
      position: 'absolute',
      top: 0,
      right: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '2.75rem',
      height: '2.75rem',
      border: `1px solid ${color.edge}`,
      borderRadius: radius.control,
    },
  },
});
globalStyle(`details[open] > ${more}`, { '@media': { [narrow]: { background: color.accent } } });
globalStyle(`${form} > div > button`, {
  '@media': { [narrow]: { paddingInline: space[3] } },
});
export const fields = style({
  display: 'grid',
  alignItems: 'end',
  gap: space[4],
  paddingTop: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});

import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, space, wide } from '#app/ui/styles/tokens.ts';

/** Searches a list of the desk. On a narrow page the button is beside what is typed, and the choices are below. */
export const filters = style({
  gap: space[3],
  alignItems: 'end',
  '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap' }, [wide]: { display: 'grid' } },
});
export const typed = style({});
globalStyle(`${filters} > div`, { '@media': { [narrow]: { flex: '1 1 40%', order: 1 } } });
globalStyle(`${filters} > ${typed}`, { '@media': { [narrow]: { flex: '1 1 11rem', order: 0 } } });
globalStyle(`${filters} > a`, { '@media': { [narrow]: { order: 2 } } });

import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';
import { filters } from '../../units/list-search.css.ts';

export const lists = style({ gap: space[6] });

export const search = style([
  filters,
  {
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.2fr) auto' },
    },
  },
]);
/** The word before a number, where no column says what it is. */
export const onNarrow = style({ '@media': { [wide]: { display: 'none' } } });

/** On a narrow page, every person is three lines: the name; unit and tenure; the address, and since when. */
export const members = style({});
globalStyle(`${members} td:nth-of-type(2)`, { '@media': { [narrow]: { flex: '1 1 60%' } } });
globalStyle(`${members} td:nth-of-type(3)`, { '@media': { [narrow]: { flex: '1 1 60%' } } });
globalStyle(`${members} td:nth-of-type(4)`, {
  '@media': { [narrow]: { marginInlineStart: 'auto', paddingInlineEnd: 0 } },
});
globalStyle(`${members} td:nth-of-type(4)::before`, {
  '@media': { [narrow]: { content: 'none' } },
});

export const queue = style({ display: 'grid', gap: space[5], paddingInlineStart: 0 });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
});

/** The whole line is the target of its box. */
export const tick = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 600,
  fontSize: size.lead,
});

export const facts = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const factLabel = style({ color: color.muted, fontSize: size.small });
export const factValue = style({ marginInlineStart: 0, overflowWrap: 'anywhere' });

export const decide = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'end',
});

export const summary = style({
  cursor: 'pointer',
  minHeight: '2.75rem',
  paddingBlock: space[3],
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  width: 'fit-content',
});

/** A form that is no wider than what is read in it. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '32rem',
  justifyItems: 'start',
});
export const wideItem = style({ width: '100%' });

/** What to think about before the button below is pressed. */
export const warning = style({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  border: `1px solid ${color.noticeMark}`,
  background: color.notice,
  overflowWrap: 'anywhere',
});
/** A button in a line of text. */
export const undo = style({ display: 'inline' });

/** What was decided before, and the entry after it, which opens below it. */
export const landed = style({ listStyle: 'none' });
globalStyle(`${landed} + ${entry}`, { scrollMarginTop: '12rem' });

/** The button that Enter presses: the first one of the form. */
export const onEnter = style({ display: 'none' });

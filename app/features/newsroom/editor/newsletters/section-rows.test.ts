import { describe, expect, it } from 'vitest';
import { newslettersIn } from '#tests/setup/newsletters.ts';
import { toRow, toSection } from './section-rows.ts';

describe('a section in the editor’s form (rules 21.3)', () => {
  it.each([...newslettersIn('en'), ...newslettersIn('fr')])(
    'comes out as it went in: $title',
    ({ sections }) => {
      expect(sections.map((section) => toSection(toRow(section)))).toEqual(sections);
    },
  );

  it('takes paragraphs by blank lines and lists by lines, as people paste them', () => {
    const text = 'One line\nthat goes on.\n \n\nAnother.';
    expect(toSection({ kind: 'story', heading: 'S', text })).toEqual({
      kind: 'story',
      heading: 'S',
      paragraphs: ['One line that goes on.', 'Another.'],
    });
    expect(toSection({ kind: 'facts', heading: 'F', text: '- one\n• two\n\n3. three' })).toEqual({
      kind: 'facts',
      heading: 'F',
      facts: ['one', 'two', 'three'],
    });
    const blocks = 'Soup\nOf leeks.\n$4\n\nBread\nOf rye.';
    expect(toSection({ kind: 'items', heading: 'I', text: blocks })).toEqual({
      kind: 'items',
      heading: 'I',
      items: [
        { title: 'Soup', text: 'Of leeks.', detail: '$4' },
        { title: 'Bread', text: 'Of rye.' },
      ],
    });
  });
});

it('a text with a long gap is read at once', () => {
  // Each space would be tried with all that follow it, which takes an hour for as many.
  const text = `One${' '.repeat(1_000_000)}gap`;
  const section = { kind: 'letter' as const, heading: 'L', name: 'Ann', role: 'Board', text };
  expect(toSection(section)).toMatchObject({ paragraphs: [text] });
});

import type { Block, Letter } from './letter.ts';
import type { Footer } from './letter-html.server.tsx';

/** The plain text of a letter: everything that its HTML says, with whole addresses. */
export const letterText = (letter: Letter, footer: Footer): string =>
  [
    ...letter.blocks.map(blockText),
    '-- ',
    [letter.because, footer.choices && `${footer.choices.label}: ${footer.choices.to}`]
      .filter(Boolean)
      .join('\n'),
    `${footer.service.name}: ${footer.service.to}`,
  ].join('\n\n');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
      return `${block.label}:\n${block.to}`;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'list':
      return block.entries
        .map(({ text, to, note }) =>
          [`* ${text}`, note && `  ${note}`, to && `  ${to}`].filter(Boolean).join('\n'),
        )
        .join('\n');
  }
}

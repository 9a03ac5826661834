import type { Block, Letter } from './letter.ts';
import type { Footer } from './letter-html.server.tsx';

/** The plain text of a letter: everything that its HTML says, with whole addresses. `colon` is its language's. */
export const letterText = (letter: Letter, footer: Footer, colon: string): string =>
  [
    ...letter.blocks.map((block) => blockText(block, colon)),
    '-- ',
    [letter.because, footer.choices && `${footer.choices.label}${colon} ${footer.choices.to}`]
      .filter(Boolean)
      .join('\n'),
    `${footer.service.name}${colon} ${footer.service.to}`,
  ].join('\n\n');

function blockText(block: Block, colon: string): string {
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
      return `${block.label}${colon}\n${block.to}`;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n');
    case 'list':
      return block.entries
        .map(({ text, to, note }) =>
          [`* ${text}`, note && `  ${note}`, to && `  ${to}`].filter(Boolean).join('\n'),
        )
        .join('\n');
  }
}

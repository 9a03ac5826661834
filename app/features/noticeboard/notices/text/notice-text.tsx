import type { ReactNode } from 'react';
import type { Block, Span } from './parse-text.ts';

export const NoticeText = ({ blocks, lang }: { blocks: Block[]; lang?: string | undefined }) =>
  blocks.map((block, index) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={index} lang={lang}>
          {block.spans.map(words)}
        </p>
      );
    }
    const List = block.start === null ? 'ul' : 'ol';
    return (
      <List key={index} lang={lang} start={block.start ?? undefined}>
        {block.items.map((spans, at) => (
          <li key={at}>{spans.map(words)}</li>
        ))}
      </List>
    );
  });

const words = (span: Span, index: number): ReactNode =>
  typeof span === 'string' ? (
    span
  ) : (
    <a key={index} href={span.href} rel="noopener">
      {span.text}
    </a>
  );

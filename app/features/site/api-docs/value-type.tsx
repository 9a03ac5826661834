import type { ReactNode } from 'react';
import { useMessages, type Translator } from '#app/lib/i18n/use-messages.tsx';
import { apiDocs } from '#app/messages/en/api-docs.ts';
import type { ValueType as Type } from './json-schema.server.ts';

/** A type in words, with links to the shapes it names. */
export function ValueType({ type }: { type: Type }) {
  const t = useMessages(apiDocs);
  switch (type.kind) {
    case 'shape':
      return (
        <a href={`/api/docs/shapes#shape-${type.name}`} lang="en">
          {type.name}
        </a>
      );
    case 'list':
      return t.rich('types.list', { type: <ValueType type={type.of} /> });
    case 'either':
      return t.rich('types.either', {
        first: <ValueType type={type.first} />,
        second: <ValueType type={type.second} />,
      });
    case 'enum':
      return <code>{type.values.join(' | ')}</code>;
    case 'text':
      return textType(type, t);
    case 'integer':
      return integerType(type, t);
    default:
      return t(`types.${type.kind}`);
  }
}

type Words = Translator<typeof apiDocs>;

interface Range {
  minimum: number | null;
  maximum: number | null;
}

function textType({ minimum, maximum }: Range, t: Words): ReactNode {
  if (maximum === null) return t('types.text');
  return minimum === null
    ? t('types.textUpTo', { maximum })
    : t('types.textBetween', { minimum, maximum });
}

function integerType({ minimum, maximum }: Range, t: Words): ReactNode {
  if (minimum === null) return t('types.integer');
  return maximum === null
    ? t('types.integerFrom', { minimum })
    : t('types.integerBetween', { minimum, maximum });
}

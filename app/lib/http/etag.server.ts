import etag from 'etag';
import fresh from 'fresh';

/**
 * The ETag of a text. Weak, because what stands in front of us may compress the same answer in
 * different ways.
 */
export const weakEtag = (text: string): string => etag(text, { weak: true });

/** Whether the asker holds what bears this ETag already, so that 304 is answer enough. */
export const isFresh = ({ headers }: Request, tag: string): boolean =>
  fresh(
    {
      'if-none-match': headers.get('If-None-Match') ?? undefined,
      'cache-control': headers.get('Cache-Control') ?? undefined,
    },
    { etag: tag },
  );

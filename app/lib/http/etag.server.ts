import etag from 'etag';
import fresh from 'fresh';

/** The ETag of a text. It is weak, because a proxy may compress the same response differently. */
export const weakEtag = (text: string): string => etag(text, { weak: true });

/** Whether the client's copy has this ETag, so that 304 is enough. */
export const isFresh = ({ headers }: Request, tag: string): boolean =>
  fresh(
    {
      'if-none-match': headers.get('If-None-Match') ?? undefined,
      'cache-control': headers.get('Cache-Control') ?? undefined,
    },
    { etag: tag },
  );

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceProvider } from '#app/lib/http/nonce.ts';

/**
 * The whole HTML of a page. No part of our pages waits for data, so nothing is gained by sending it in
 * pieces. `nonce` is that of its inline scripts.
 */
export function renderPage(
  context: EntryContext,
  { url, nonce }: { url: string; nonce: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

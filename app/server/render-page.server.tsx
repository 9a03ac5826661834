import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
// React 18's writer for Node's streams puts NUL bytes beside letters of several bytes (react#24985).
import { renderToReadableStream } from 'react-dom/server.browser';
import { NonceProvider } from '#app/lib/http/nonce.ts';

/**
 * The whole HTML of a page. No part of our pages waits for data, so nothing is gained by sending it in
 * pieces. `nonce` is that of its inline scripts.
 */
export async function renderPage(
  context: EntryContext,
  { url, nonce, signal }: { url: string; nonce: string; signal: AbortSignal },
): Promise<string> {
  let failure: unknown;
  const page = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <RemixServer context={context} url={url} nonce={nonce} />
    </NonceProvider>,
    { nonce, signal, onError: (error) => void (failure ??= error) },
  );
  await page.allReady;
  if (failure) throw failure as Error;
  return new Response(page).text();
}

import { Writable } from 'node:stream';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceProvider } from '#app/lib/http/nonce.ts';

/**
 * The whole HTML of a page, in UTF-8. No part of our pages waits for data, so nothing is gained by sending it in
 * pieces. `nonce` is that of its inline scripts.
 */
export function renderPage(
  context: EntryContext,
  { url, nonce, signal }: { url: string; nonce: string; signal: AbortSignal },
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((done, fail) => {
    const parts: Uint8Array[] = [];
    const whole = new Writable({
      // React takes an end that closes by itself for a reader that has gone, and gives the page up.
      autoDestroy: false,
      write(part: Uint8Array, _, next) {
        parts.push(withoutRest(part));
        next();
      },
      final(end) {
        done(Buffer.concat(parts));
        end();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </NonceProvider>,
      { nonce, onAllReady: () => pipe(whole), onShellError: fail, onError: fail },
    );
    signal.addEventListener('abort', abort);
  });
}

/**
 * What React wrote into one of its buffers. React 18 hands the whole buffer on where a letter of several bytes did
 * not fit into its rest, which is NUL then (react#24985); HTML has no NUL of its own.
 */
function withoutRest(buffer: Uint8Array): Uint8Array {
  let end = buffer.length;
  while (buffer[end - 1] === 0) end -= 1;
  return end === buffer.length ? buffer : buffer.subarray(0, end);
}

import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { WrittenColumnsProvider } from '#app/features/shell/footer/written-columns.ts';
import { NonceProvider } from '#app/lib/http/nonce.ts';

interface Frame {
  url: string;
  /** The nonce of its inline scripts. */
  nonce: string;
  /** The HTML of the footer's columns. */
  columns: string;
}

/**
 * The HTML of a page. No part of our pages waits for data, so it is made in one go: Remix would hold
 * the page's data as a stream, for which React has to write in pieces and to come back.
 */
export async function renderPage(
  { serverHandoffStream, ...context }: EntryContext,
  { url, nonce, columns }: Frame,
): Promise<string> {
  const html = renderToString(
    <NonceProvider value={nonce}>
      <WrittenColumnsProvider value={columns}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </WrittenColumnsProvider>
    </NonceProvider>,
  );
  const isScripted = context.renderMeta?.didRenderScripts && serverHandoffStream;
  const handoff = isScripted ? handoffScript(await textOf(serverHandoffStream), nonce) : '';
  return `<!DOCTYPE html>${html}${handoff}`;
}

/** Gives the browser the data of the page, as the scripts of Remix wait for it. */
const handoffScript = (data: string, nonce: string): string =>
  `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${inScript(data)});window.__remixContext.streamController.close();</script>`;

/** A text as a literal that cannot end the script around it. */
const inScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const textOf = (stream: ReadableStream): Promise<string> => new Response(stream).text();

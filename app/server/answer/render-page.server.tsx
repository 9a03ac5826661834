import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { WrittenColumnsProvider } from '#app/features/shell/footer/written-columns.ts';
import { NonceProvider } from '#app/lib/http/nonce.ts';
import { SaidTexts } from '#app/ui/said-once.tsx';
import { handoffScript } from './handoff.ts';

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
  const said: string[] = [];
  const html = renderToString(
    <NonceProvider value={nonce}>
      <WrittenColumnsProvider value={columns}>
        <SaidTexts.Provider value={said}>
          <RemixServer context={context} url={url} nonce={nonce} />
        </SaidTexts.Provider>
      </WrittenColumnsProvider>
    </NonceProvider>,
  );
  const isScripted = context.renderMeta?.didRenderScripts && serverHandoffStream;
  const handoff = isScripted ? handoffScript(await textOf(serverHandoffStream), said, nonce) : '';
  return `<!DOCTYPE html>${html}${handoff}`;
}

const textOf = (stream: ReadableStream): Promise<string> => new Response(stream).text();

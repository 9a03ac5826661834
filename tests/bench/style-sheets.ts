/** The style sheets that a page links to, as one. */
import { gzipSync } from 'node:zlib';

export interface Weight {
  bytes: number;
  gzipBytes: number;
}

export const weigh = (text: string): Weight => ({
  bytes: Buffer.byteLength(text),
  gzipBytes: gzipSync(text).length,
});

export async function weighStyleSheets(origin: string, path = '/'): Promise<Weight> {
  const html = await (await fetch(origin + path)).text();
  const links = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? [],
  );
  const sheets = await Promise.all(
    links.map(async (link) => (await fetch(new URL(link, origin))).text()),
  );
  return weigh(sheets.join(''));
}

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { routeFiles } from './route-table.ts';

/** What a page weighs with gzip, in bytes. */
interface WeighedPage {
  path: string;
  html: number;
  css: number;
}

/** Sends a request without following redirects. */
type Send = (path: string) => Promise<Response>;

const routes = routeFiles().map(({ address }) => ({
  address,
  pattern: new RegExp(`^${address.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

/** Addresses that change something when they are opened, and the page that only developers read. */
const isLeftOut = (pathname: string) =>
  /^\/(?:api\/(?!docs)|build\/|styleguide|logout)|\.[a-z\d]+$/.test(pathname);

/**
 * Weighs every page that one person reaches: all addresses in which nothing varies, and from there all
 * links, at most `most` for each address and set of parameters. A page that leads on counts as a link.
 */
export async function weighPages(send: Send, most: number): Promise<WeighedPage[]> {
  const fixed = routes.map(({ address }) => address).filter((address) => !address.includes(':'));
  const waiting = [...new Set(['/', '/no/such/page', ...fixed])].filter((path) => !isLeftOut(path));
  const seen = new Set(waiting);
  const counts = new Map<string, number>();
  const sheets = new Map<string, number>();
  const found: WeighedPage[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await send(path);
    const html = await response.text();
    const to = response.headers.get('Location');
    if (to) follow(to);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    for (const [, href = ''] of html.matchAll(/ href="(\/[^"#]*)/g)) follow(href);
    found.push({ path, html: gzipSync(html).length, css: cssOf(html) });
  }
  return found.sort((one, other) => weightOf(other) - weightOf(one));

  function follow(href: string): void {
    const { pathname, search, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://x');
    const path = pathname + search;
    if (seen.has(path) || isLeftOut(pathname)) return;
    seen.add(path);
    const route = routes.find(({ pattern }) => pattern.test(pathname))?.address ?? pathname;
    const kind = [route, searchParams.get('tab'), ...searchParams.keys()].join(' ');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= most) waiting.push(path);
  }

  function cssOf(html: string): number {
    let sum = 0;
    for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      const size = sheets.get(href) ?? gzipSync(readFileSync(`build/client${href}`)).length;
      sheets.set(href, size);
      sum += size;
    }
    return sum;
  }
}

export const weightOf = ({ html, css }: WeighedPage): number => html + css;

import { randomBytes } from 'node:crypto';
import { env } from '../env.server.ts';
import { hasSecret, isAboutSecret } from './secret-addresses.server.ts';

/** Has browsers come by https alone, on a site that has it. */
const transport = (): [string, string][] =>
  env().appUrl.startsWith('https:')
    ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']]
    : [];

/** The headers of what is no answer of a route: built files, and what the process says of itself. */
export const plainHeaders = (): [string, string][] => [
  ['X-Content-Type-Options', 'nosniff'],
  // A drawing that is opened by itself has styles of its own.
  [
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  ],
  ...transport(),
];

/** Sets the headers that every response of the application to a request carries. */
export function setSecurityHeaders({ url }: { url: string }, headers: Headers): void {
  hideSecret(new URL(url), headers);
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Referrer-Policy')) {
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  }
  headers.set(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  );
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('X-Frame-Options', 'DENY');
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
  for (const [name, value] of transport()) headers.set(name, value);
}

/**
 * Keeps what a secret opens out of caches, and its address from other sites. Where a cookie carries the secret,
 * the address has none, and our own pages may hear of it: without any referrer, browsers older than 2023 send a
 * form as if it came from nowhere, and the gate refuses that.
 */
function hideSecret(url: URL, headers: Headers): void {
  if (!isAboutSecret(url)) return;
  headers.set('Referrer-Policy', hasSecret(url) ? 'no-referrer' : 'same-origin');
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'no-store');
}

/** The policy of a page: our own files and pictures, and inline scripts only with this page's nonce. */
export function pagePolicy(nonce: string): string {
  // The development server tells of changes on a socket, and puts styles into the page.
  const [socket, inlineStyles] = env().production ? ['', ''] : [' ws:', " 'unsafe-inline'"];
  return [
    // Firefox asks this one for a drawing of another file in a page's SVG; everything else is named below.
    "default-src 'self'",
    "child-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "worker-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${inlineStyles}`,
    // blob: previews a photo before it is uploaded.
    `img-src 'self' ${pictureOrigins().join(' ')} data: blob:`,
    "font-src 'self'",
    `connect-src 'self'${socket}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A nonce for the inline scripts of one answer: 128 random bits, always as long as any other. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Where pictures of our pages come from, beside the page's own host: our address, and the bucket if one is set. */
function pictureOrigins(): string[] {
  const { appUrl, photoBucket } = env();
  const own = new URL(appUrl).origin;
  if (!photoBucket) return [own];
  const { name, region, endpoint } = photoBucket;
  const bucket = endpoint ?? `https://${name}.s3.${region}.amazonaws.com`;
  return [own, new URL(bucket).origin];
}

/** Whether a page of ours shows the picture at this address: a path of our own, or one at `pictureOrigins`. */
export function isPictureAddress(address: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(address)) return true;
  const url = /^https?:\/\/\S+$/.test(address) ? URL.parse(address) : null;
  return url !== null && pictureOrigins().includes(url.origin);
}

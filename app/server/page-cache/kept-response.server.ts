import { newNonce } from '#app/lib/http/security-headers.server.ts';

type Header = [name: string, value: string];

/** A response as it is kept: everything but its nonce, which is new each time. */
export interface KeptResponse {
  headers: Header[];
  etag: string | null;
  /** The body, with an old nonce at these places. */
  body: Buffer;
  nonceAt: number[];
  /** That old nonce; null where the page has none. */
  nonce: string | null;
}

/**
 * What is kept of a response: null unless it is a success that sets no cookie and does not say that it
 * is for nobody to keep. The response can still be read.
 */
export async function keep(response: Response): Promise<KeptResponse | null> {
  const { headers, status } = response;
  const mayBeKept =
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/no-store/i.test(headers.get('Cache-Control') ?? '');
  if (!mayBeKept) return null;
  const body = Buffer.from(await response.clone().arrayBuffer());
  const nonce = nonceIn(headers.get('Content-Security-Policy') ?? '');
  return {
    headers: [...headers],
    etag: headers.get('ETag'),
    body,
    nonceAt: nonce === null ? [] : placesOf(nonce, body),
    nonce,
  };
}

/** The headers and body to send now, with a nonce of their own. The parts share the kept body's memory. */
export function renew({ headers, body, nonceAt, nonce }: KeptResponse): {
  headers: Header[];
  parts: Buffer[];
} {
  if (nonce === null) return { headers, parts: [body] };
  const fresh = newNonce();
  const written = Buffer.from(fresh, 'latin1');
  const parts: Buffer[] = [];
  let end = 0;
  for (const place of nonceAt) {
    parts.push(body.subarray(end, place), written);
    end = place + written.byteLength;
  }
  return {
    headers: headers.map(([name, value]): Header => [name, value.replace(nonce, fresh)]),
    parts: [...parts, body.subarray(end)],
  };
}

const nonceIn = (policy: string): string | null => /'nonce-([^']+)'/.exec(policy)?.[1] ?? null;

function placesOf(nonce: string, body: Buffer): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, at + nonce.length)) {
    places.push(at);
  }
  return places;
}

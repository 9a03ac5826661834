import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node';
import { isApiRequest, noStore } from '../lib/api/respond.server.ts';
import { methodsOf } from '../lib/api/api-route.server.ts';
import { env } from '../lib/env.server.ts';
import { withoutDatabase } from '../lib/db/unavailable.server.ts';
import { AppError } from '../lib/errors.ts';
import { pageError } from '../lib/http/page.server.ts';
import { localeOf } from '../lib/i18n/locale.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { limitBody } from '../lib/http/body-limit.server.ts';
import { assertStorableText } from '../lib/db/storable-text.ts';
import { setSecurityHeaders } from '../lib/http/security-headers.server.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => unknown;

/** The most bytes an ordinary form or JSON body may have. */
const maxBodyBytes = 256 * 1024;

/** The same for a post with photos: eight of 10 MB, and the other fields. */
const maxPhotoBodyBytes = 8 * 10 * 1024 * 1024 + maxBodyBytes;

/**
 * Puts every loader and action of the build behind the gate: none runs for the legacy `?_data=`
 * address or one with a NUL in it, for an unsafe request from another site, or with a body over the limit.
 */
export function guardRoutes(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action, default: page } = route.module;
      const kind = page ? 'page' : 'resource';
      return [
        id,
        {
          ...route,
          module: {
            ...route.module,
            ...(loader ? { loader: gated(loader as Handler, (args) => args, kind) } : {}),
            ...(action
              ? {
                  action: gated(
                    action as Handler,
                    takesPhotos(route.module) ? admitPhotos : admitUnsafe,
                    kind,
                  ),
                }
              : {}),
          },
        },
      ];
    }),
  ) as ServerBuild['routes'];
}

function gated(
  handler: Handler,
  admit: (args: Args) => Args | Promise<Args>,
  kind: 'page' | 'resource',
): Handler {
  return async (args) => {
    try {
      refuseOddAddress(args.request);
      const admitted = await admit(args);
      try {
        const result = await handler(admitted);
        return result instanceof Response ? secured(result) : result;
      } finally {
        // What a handler left unread of a streamed body still has to arrive; see limited-body. A
        // body nobody looked at is Node's to throw away: to cancel it would cut the connection.
        if (admitted !== args) admitted.request.body?.cancel().catch(() => undefined);
      }
    } catch (thrown) {
      if (thrown instanceof Response) throw secured(thrown);
      const error = withoutDatabase(thrown);
      const refused = error instanceof AppError ? pageError(args.request, error) : error;
      // Remix shows a refusal on a page's error page; a resource has none and is answered here.
      if (kind === 'resource' && isRefusal(refused)) throw plainRefusal(refused, args.request);
      throw refused;
    }
  };
}

function refuseOddAddress(request: Request): void {
  if (new URL(request.url).searchParams.has('_data')) {
    throw new AppError('invalid', 'http.unsupportedAddress');
  }
  assertStorableText(request.url.replace(/%00/g, '\0'));
}

async function admitUnsafe(args: Args): Promise<Args> {
  requireOwnOrigin(args.request);
  return { ...args, request: await bounded(args.request) };
}

/**
 * Throws AppError `forbidden` for an unsafe request that another site's page sent. Browsers say
 * so in Sec-Fetch-Site, older ones in Origin (captured by node-process). A request with neither does not come from a page,
 * so nobody else's cookies ride along with it.
 */
export function requireOwnOrigin(request: Request): void {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('X-Client-Origin');
  const own =
    site !== null
      ? site === 'same-origin' || site === 'none'
      : origin === null || isOwnOrigin(origin, request);
  if (!own) throw new AppError('forbidden', 'http.foreignOrigin');
}

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(env().appUrl);
  const { host, protocol } = new URL(origin);
  const secureEnough = protocol === 'https:' || own.protocol === 'http:';
  return secureEnough && (host === request.headers.get('Host') || host === own.host);
}

/** Whether a route says in its `handle` that its forms carry photos, or is a call that takes one. */
const takesPhotos = ({ handle, loader }: { handle?: unknown; loader?: unknown }): boolean =>
  (typeof handle === 'object' && handle !== null && 'photos' in handle && handle.photos === true) ||
  Object.values(methodsOf(loader) ?? {}).some(({ uploadField }) => uploadField !== undefined);

/** Photos come through as they arrive, so that they are never all in memory at once. */
async function admitPhotos(args: Args): Promise<Args> {
  const { request } = args;
  const type = request.headers.get('Content-Type') ?? '';
  if (!request.body || !/^(multipart|image)\//i.test(type)) return admitUnsafe(args);
  requireOwnOrigin(request);
  return {
    ...args,
    request: new Request(request.url, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      body: limitBody(request.body, maxPhotoBodyBytes, tooLarge),
      duplex: 'half',
    } as RequestInit),
  };
}

const tooLarge = () => new AppError('too-large', 'http.bodyTooLarge');

/** The same request with its body read, or AppError `too-large` when it passes the limit. */
async function bounded(request: Request): Promise<Request> {
  if (!request.body) return request;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= maxBodyBytes) chunks.push(chunk);
    // A little more is read and let go, so that the sender gets the answer and not a reset.
    else if (size > 8 * maxBodyBytes) break;
  }
  if (size > maxBodyBytes) throw tooLarge();
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body: Buffer.concat(chunks),
  });
}

type Refusal = ReturnType<typeof pageError>;

const isRefusal = (thrown: unknown): thrown is Refusal =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'type' in thrown &&
  thrown.type === 'DataWithResponseInit';

/** The refusal of something that is no page: JSON for a call, a line of text for the rest. */
function plainRefusal({ data: error, init }: Refusal, request: Request): Response {
  const { message } = error;
  const answer = isApiRequest(request)
    ? Response.json({ message }, { ...init, headers: noStore })
    : new Response(message || translate(localeOf(request), 'http.nothingHere'), init ?? {});
  return secured(answer);
}

function secured(response: Response): Response {
  const headers = new Headers(response.headers);
  setSecurityHeaders(headers);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

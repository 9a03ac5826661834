import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  ServerBuild,
} from '@remix-run/node';
import { translate } from '#app/messages/catalogue.server.ts';
import { maxFileBytes } from '../features/media/files/limits.ts';
import { maxPhotoBytes, mostPhotos } from '../features/media/photos/limits.ts';
import { mostFiles } from '../features/noticeboard/notices/limits.ts';
import { maxImportBytes } from '../features/residency/memberships/import/limits.ts';
import { methodsOf } from '../lib/api/api-route.server.ts';
import { refusalHeaders } from '../lib/api/respond.server.ts';
import { withoutDatabase } from '../lib/db/failures/unavailable.server.ts';
import { AppError } from '../lib/errors.ts';
import { isApiRequest } from '../lib/http/addresses.ts';
import { pageError } from '../lib/http/page.server.ts';
import { handleOf } from '../lib/http/route-handle.ts';
import { answerWithoutSecret } from '../lib/http/secret-addresses.server.ts';
import { setSecurityHeaders } from '../lib/http/security-headers.server.ts';
import { languageTags } from '../lib/i18n/locale.ts';
import { PerOwner } from '../lib/process/keep.server.ts';
import { answerLocale } from '../lib/session/context.server.ts';
import { beginWork, type Bounds } from './steps/draining.server.ts';
import { requireOwnName } from './steps/own-names.server.ts';
import { prepared, requireOwnOrigin } from './steps/received.server.ts';

/** The most bytes of an ordinary form or JSON body. */
const maxBodyBytes = 256 * 1024;

/** The same for a post with as many photos as it can have, and the other fields. */
const maxPhotoBodyBytes = mostPhotos * maxPhotoBytes + maxBodyBytes;

/** The same for a notice with as many files as it can have. */
const maxFileBodyBytes = mostFiles * maxFileBytes + maxBodyBytes;

/** How much of a body over the limit is still read, so that its sender gets the response. */
const bodyBounds = { bytes: 8 * maxBodyBytes, ms: 10_000 };

/** The same for a post with photos: people choose too many, or ones straight from the camera. */
const photoBodyBounds = { bytes: 3 * maxPhotoBodyBytes, ms: 120_000 };

/** The same for a post with files. */
const fileBodyBounds = { bytes: 2 * maxFileBodyBytes, ms: 120_000 };

/** The same for a post with a list of people. */
const maxListBodyBytes = maxImportBytes + maxBodyBytes;
const listBodyBounds = { bytes: 8 * maxListBodyBytes, ms: 30_000 };

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => unknown;

/**
 * Puts every loader and action of the build behind the gate: none runs for a name that a demo does not answer to, for
 * the legacy `?_data=`
 * address or one with a NUL in it, for one with a secret that a cookie can carry, for an unsafe request
 * from another site, or with a body over the limit.
 */
export function guardRoutes(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action, default: page } = route.module;
      const kind = page ? 'page' : 'resource';
      const isScriptless = page !== undefined && handleOf(route.module).scripts === false;
      return [
        id,
        {
          ...route,
          module: {
            ...route.module,
            ...(loader
              ? { loader: gated(loader as Handler, kind, { ...admitAll, isScriptless }) }
              : {}),
            ...(action
              ? { action: gated(action as Handler, kind, admissionTo(route.module)) }
              : {}),
          },
        },
      ];
    }),
  ) as ServerBuild['routes'];
}

/** Whether a form came with a request: its reply, which loaders take part in, is not sent on elsewhere. */
const carriesForm = new PerOwner<AppLoadContext, boolean>('carries a form');

/** Whether the loader of a page ran that sends no scripts. */
const ranScriptless = new PerOwner<AppLoadContext, boolean>(
  'ran a loader of a page without scripts',
);

/** Whether a page whose data is asked for sends no scripts, and has to be opened as a document (record 22). */
export const opensAsDocument = (context: AppLoadContext): boolean =>
  ranScriptless.get(context) === true;

function gated(
  handler: Handler,
  kind: 'page' | 'resource',
  { admit, drain, isScriptless = false }: Admission,
): Handler {
  return async (sent) => {
    const args = prepared(sent);
    if (isScriptless) ranScriptless.set(args.context, true);
    const end = beginWork();
    try {
      requireOwnName(args);
      refuseOddAddress(args.request);
      if (args.request.method !== 'GET' && args.request.method !== 'HEAD') {
        carriesForm.set(args.context, true);
      }
      const moved = carriesForm.get(args.context) ? null : await answerWithoutSecret(args.request);
      if (moved) throw moved;
      const result = await handler(await admit(args));
      if (!(result instanceof Response)) return result;
      // Remix would render the page, and only sends what is thrown as it is.
      if (kind === 'page' && result.status === 204) throw result;
      return secured(result, args.request);
    } catch (thrown) {
      if (thrown instanceof Response) throw secured(thrown, args.request);
      const error = withoutDatabase(thrown);
      const refused = error instanceof AppError ? await pageError(args, error) : error;
      // Remix shows a refusal on a page's error page; a resource has none and is answered here.
      if (kind === 'resource' && isRefusal(refused)) throw await plainRefusal(refused, args);
      throw refused;
    } finally {
      await args.context.connection?.drain(drain);
      end();
    }
  };
}

/** What has to be done before a handler runs, and how much of an unread body is discarded after it. */
interface Admission {
  admit: (args: Args) => Args | Promise<Args>;
  drain: Bounds;
  /** Whether it is the loader of a page that sends no scripts. */
  isScriptless?: boolean;
}

const admitAll: Admission = { admit: (args) => args, drain: bodyBounds };

function admissionTo(module: { handle?: unknown; loader?: unknown }): Admission {
  const { files, list, photos } = handleOf(module);
  if (files) return { admit: admitUnsafe(admitFiles), drain: fileBodyBounds };
  if (list) return { admit: admitUnsafe(admitList), drain: listBodyBounds };
  return photos || takesUpload(module)
    ? { admit: admitUnsafe(admitPhotos), drain: photoBodyBounds }
    : { admit: admitUnsafe(admitBody), drain: bodyBounds };
}

const admitUnsafe =
  (admit: (request: Request) => Promise<Request>) =>
  async (args: Args): Promise<Args> => {
    requireOwnOrigin(args.request);
    return { ...args, request: await admit(args.request) };
  };

function refuseOddAddress(request: Request): void {
  if (new URL(request.url).searchParams.has('_data')) {
    throw new AppError('invalid', 'http.unsupportedAddress');
  }
  if (request.url.includes('%00')) throw new AppError('invalid', 'http.impossibleText');
}

/** Whether a route is a call that takes a photo. */
const takesUpload = ({ loader }: { loader?: unknown }): boolean =>
  Object.values(methodsOf(loader) ?? {}).some(({ uploadField }) => uploadField !== undefined);

type Refusal = Awaited<ReturnType<typeof pageError>>;

const isRefusal = (thrown: unknown): thrown is Refusal =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'type' in thrown &&
  thrown.type === 'DataWithResponseInit';

/** The refusal of something that is no page: JSON for a call, a line of text for the rest. */
async function plainRefusal({ data: error, init }: Refusal, args: Args): Promise<Response> {
  const { message } = error;
  const locale = await answerLocale(args);
  if (isApiRequest(args.request)) {
    const headers = refusalHeaders(locale);
    return secured(Response.json({ message }, { ...init, headers }), args.request);
  }
  const headers = new Headers(init?.headers);
  headers.set('Content-Language', languageTags[locale]);
  return secured(
    new Response(message || translate(locale, 'http.nothingHere'), { ...init, headers }),
    args.request,
  );
}

function secured(response: Response, request: Request): Response {
  setSecurityHeaders(request, response.headers);
  return response;
}

/** The request with its body read. Throws AppError `too-large` when the body is over the limit. */
async function admitBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  // The stream is not cancelled: that would cut the connection before the response.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(read.value);
  }
  return withBody(request, Buffer.concat(chunks));
}

/**
 * The request with its photos still streaming, so that they are never all in memory at once; other
 * bodies are read. The stream fails with AppError `too-large` once it is over the limit.
 */
const admitPhotos = (request: Request): Promise<Request> => admitStream(request, maxPhotoBodyBytes);

/** The same for a post with a list of people. */
const admitList = (request: Request): Promise<Request> => admitStream(request, maxListBodyBytes);

/** The same for a post with files of other kinds. */
const admitFiles = (request: Request): Promise<Request> => admitStream(request, maxFileBodyBytes);

async function admitStream(request: Request, maxBytes: number): Promise<Request> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!request.body || !/^(multipart|image)\//i.test(type)) return admitBody(request);
  return withBody(request, limitBody(request.body, maxBytes));
}

const tooLarge = () => new AppError('too-large', 'http.bodyTooLarge');

const withBody = (request: Request, body: BodyInit): Request =>
  new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

/**
 * A streamed body that fails once it passes `limit` bytes. It is never cancelled, which would cut the
 * connection before the response; what is left of it is for the gate to read.
 */
function limitBody(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= limit) controller.enqueue(value);
        else controller.error(tooLarge());
      },
    },
    { highWaterMark: 0 },
  );
}

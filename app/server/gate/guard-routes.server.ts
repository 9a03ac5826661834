import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node';
import { refusalHeaders } from '../../lib/api/respond.server.ts';
import { methodsOf } from '../../lib/api/api-route.server.ts';
import { withoutDatabase } from '../../lib/db/failures/unavailable.server.ts';
import { AppError } from '../../lib/errors.ts';
import { isApiRequest } from '../../lib/http/addresses.ts';
import { answerWithoutSecret } from '../../lib/http/carried-secrets.server.ts';
import { handleOf } from '../../lib/http/route-handle.ts';
import { pageError } from '../../lib/http/page.server.ts';
import { languageTags } from '../../lib/i18n/locale.ts';
import { PerOwner } from '../../lib/process/keep.server.ts';
import { answerLocale } from '../../lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { assertStorableText } from '../../lib/forms/typed-text.ts';
import {
  admitBody,
  admitFiles,
  admitList,
  admitPhotos,
  bodyBounds,
  fileBodyBounds,
  listBodyBounds,
  photoBodyBounds,
} from './admit-body.server.ts';
import { prepared, requireOwnOrigin } from '../steps/received.server.ts';
import { beginWork, type Bounds } from '../steps/draining.server.ts';
import { setSecurityHeaders } from '../../lib/http/security-headers.server.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => unknown;

/**
 * Puts every loader and action of the build behind the gate: none runs for the legacy `?_data=`
 * address or one with a NUL in it, for one with a secret that a cookie can carry, for an unsafe request
 * from another site, or with a body over the limit.
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
            ...(loader ? { loader: gated(loader as Handler, kind, admitAll) } : {}),
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

function gated(handler: Handler, kind: 'page' | 'resource', { admit, drain }: Admission): Handler {
  return async (sent) => {
    const args = prepared(sent);
    const end = beginWork();
    try {
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
}

const admitAll: Admission = { admit: (args) => args, drain: bodyBounds };

function admissionTo(module: { handle?: unknown; loader?: unknown }): Admission {
  const { files, list, photos } = handleOf(module);
  if (files) return { admit: admitUnsafe(admitFiles), drain: fileBodyBounds };
  if (list) return { admit: admitUnsafe(admitList), drain: listBodyBounds };
  return photos || takesUpload(module)
    ? { admit: admitUnsafe(admitPhotos), drain: photoBodyBounds }
    : { admit: admitUnsafe((request) => admitBody(request)), drain: bodyBounds };
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
  assertStorableText(request.url.replace(/%00/g, '\0'));
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

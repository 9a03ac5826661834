import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import { encode } from 'turbo-stream';
import type { Matches } from './find-route.server.ts';
import type { Outcomes } from './loader-outcomes.server.ts';

export type Render = ServerBuild['entry']['module']['default'];

const sharedNames = [
  'manifest',
  'routeModules',
  'criticalCss',
  'serverHandoffString',
  'future',
  'isSpaMode',
] as const;

/** What Remix gives to every page of a route alike. */
export type Shared = Pick<EntryContext, (typeof sharedNames)[number]>;

/** Only this is taken from the first page: the rest of its context would keep its request in memory. */
export const sharedOf = (context: EntryContext): Shared =>
  Object.fromEntries(sharedNames.map((name) => [name, context[name]])) as unknown as Shared;

interface Asked {
  request: Request;
  url: URL;
  matches: Matches;
  context: AppLoadContext;
}

/**
 * The page of what its loaders returned. Null where that is Remix's to make: one of them failed or answered
 * with a status, or the page cannot be rendered.
 */
export async function directPage(
  render: Render,
  shared: Shared,
  outcomes: Outcomes,
  { request, url, matches, context }: Asked,
): Promise<Response | null> {
  const loaded = loadedFrom(outcomes);
  if (!loaded) return null;
  const { loaderData, loaderHeaders } = loaded;
  const headers = new Headers();
  const cookies = Object.values(loaderHeaders).flatMap((own) => own.getSetCookie());
  for (const cookie of new Set(cookies)) headers.append('Set-Cookie', cookie);
  const page: EntryContext = {
    ...shared,
    serializeError: (error) => error,
    staticHandlerContext: { ...beforeLoaders(url, matches), loaderData, loaderHeaders },
    serverHandoffStream: encode({ loaderData, actionData: null, errors: null }),
    renderMeta: {},
  };
  try {
    return await render(request, 200, headers, page, context);
  } catch {
    // Remix tries once more, tells of a failure and makes the page that says so.
    return null;
  }
}

/** What Remix knows of a page before its loaders ran. */
const beforeLoaders = ({ pathname, search, hash }: URL, matches: Matches) => ({
  basename: '/',
  location: { pathname, search, hash, state: null, key: 'default' },
  matches: matches as EntryContext['staticHandlerContext']['matches'],
  actionData: null,
  actionHeaders: {},
  activeDeferreds: null,
  errors: null,
  statusCode: 200,
});

interface Loaded {
  loaderData: Record<string, unknown>;
  loaderHeaders: Record<string, Headers>;
}

/** What loaders returned; null where one did not return plain data. */
function loadedFrom(outcomes: Outcomes): Loaded | null {
  const loaded: Loaded = { loaderData: {}, loaderHeaders: {} };
  for (const [id, outcome] of Object.entries(outcomes)) {
    if (!('value' in outcome)) return null;
    const { value } = outcome;
    if (value === undefined || value instanceof Response) return null;
    const { data, init } = isWithInit(value) ? value : { data: value, init: null };
    if ((init?.status ?? 200) !== 200) return null;
    loaded.loaderData[id] = data;
    if (init?.headers) loaded.loaderHeaders[id] = new Headers(init.headers);
  }
  return loaded;
}

/** What `data(value, init)` of Remix makes. */
const isWithInit = (value: unknown): value is { data: unknown; init: ResponseInit | null } =>
  (value as { type?: unknown } | null)?.type === 'DataWithResponseInit';

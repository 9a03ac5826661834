import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { directPage, sharedOf, type Render, type Shared } from './direct-page.server.ts';
import type { Matches } from './find-route.server.ts';
import { runLoaders, withOutcomes, type Loader, type Outcomes } from './loader-outcomes.server.ts';

/**
 * What answers the requests for one route, the last of `line`: the ids of those around it, from the root on.
 *
 * Remix's handler makes two new Requests for each loader, matches the routes again and sets a timer for each
 * page, which is up to a fifth of what a page costs (docs/performance.md). So a GET goes straight to the loaders.
 * Where all end as they should, what they returned is rendered; whatever else comes of it, be it a redirect, a
 * refusal or a failure to render, is left to Remix, which finds how the loaders ended instead of running them
 * again (record 42).
 */
export function answererOf(
  build: ServerBuild,
  line: string[],
): (request: Request, matches: Matches) => Promise<Response> {
  const [leaf = ''] = line.slice(-1);
  const { default: page, ErrorBoundary } = build.routes[leaf]?.module ?? {};
  const isPage = Boolean(page ?? ErrorBoundary);
  const hasOwnHeaders = line.some((id) => build.routes[id]?.module.headers);
  const loaders = (isPage ? line : [leaf]).map((id): [string, Loader] => [
    id,
    (build.routes[id]?.module.loader as Loader | undefined) ?? (() => null),
  ]);

  const render = build.entry.module.default;
  let shared: Shared | undefined;
  const remix = remixOf(build, (...args) => {
    if (!hasOwnHeaders) shared ??= sharedOf(args[3]);
    return render(...args);
  });

  return async (request, matches) => {
    const context: AppLoadContext = {};
    const url = new URL(request.url);
    // A page waits for what Remix gives to the first one.
    if ((isPage && !shared) || !isPlainGet(request, url)) return remix(request, context);
    const params = matches[0]?.params ?? {};
    const outcomes = await runLoaders(loaders, { request, context, params });
    if (request.signal.aborted) return remix(request, context);
    const answer =
      isPage && shared
        ? await directPage(render, shared, outcomes, { request, url, matches, context })
        : responseIn(outcomes);
    return answer ?? remix(request, context);
  };
}

/** Remix's handler of a build, which renders pages with `render`. */
const remixOf = (build: ServerBuild, render: Render) =>
  createRequestHandler(
    {
      ...build,
      entry: { module: { ...build.entry.module, default: render } },
      routes: withOutcomes(build.routes),
    },
    build.mode,
  );

/** Whether Remix would give a request to the loaders as it is: it takes some parameters away, however written. */
const isPlainGet = ({ method, signal }: Request, { pathname, search }: URL): boolean =>
  method === 'GET' &&
  !signal.aborted &&
  !pathname.endsWith('.data') &&
  !/[?&](?:index\b|_routes\b|_data\b|[^=&]*%)/.test(search);

/** What the loader of a resource returned; null where that is Remix's to answer, or to resolve. */
function responseIn(outcomes: Outcomes): Response | null {
  const [outcome] = Object.values(outcomes);
  if (!outcome || !('value' in outcome) || !(outcome.value instanceof Response)) return null;
  return outcome.value.headers.has('Location') ? null : outcome.value;
}

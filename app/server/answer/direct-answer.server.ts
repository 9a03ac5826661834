import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { directPage, frameOf, type Frame, type Render } from './direct-page.server.ts';
import type { Matches } from './find-route.server.ts';
import { runLoaders, withOutcomes, type Loader, type Outcomes } from './loader-outcomes.server.ts';

/**
 * What answers the requests for one route, the last of `line`: the ids of those around it, from the root on.
 *
 * Remix's handler makes two new Requests for each loader, matches the routes again and sets a timer for each
 * page, which is 7 to 18 % of what a page costs (record 42). So a GET goes straight to the loaders. Where all end as
 * they should, what they returned is rendered; whatever else comes of it, be it a redirect, a refusal or a
 * failure to render, is left to Remix, which finds how the loaders ended instead of running them again. What
 * pages have in common is taken from the first one that Remix makes.
 */
export function answererOf(
  build: ServerBuild,
  line: string[],
): (request: Request, matches: Matches) => Promise<Response> {
  const [leaf = ''] = line.slice(-1);
  const modules = line.map((id) => build.routes[id]?.module);
  const { default: page, ErrorBoundary } = build.routes[leaf]?.module ?? {};
  const isPage = Boolean(page ?? ErrorBoundary);
  const hasOwnHeaders = modules.some((module) => module?.headers);
  const loaders = (isPage ? line : [leaf]).flatMap((id): [string, Loader][] => {
    const loader = build.routes[id]?.module.loader as Loader | undefined;
    return loader ? [[id, loader]] : [];
  });

  const render = build.entry.module.default;
  let frame: Frame | undefined;
  const remix = remixOf(build, (...args) => {
    frame ??= frameOf(args[3]);
    return render(...args);
  });

  return async (request, matches) => {
    const context: AppLoadContext = {};
    const url = new URL(request.url);
    const isReady = isPage ? frame !== undefined && !hasOwnHeaders : loaders.length > 0;
    if (!isReady || !isPlainGet(request, url)) return remix(request, context);
    const params = matches[0]?.params ?? {};
    const outcomes = await runLoaders(loaders, { request, context, params });
    const answer =
      isPage && frame
        ? await directPage(render, frame, outcomes, { request, url, matches, context })
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

/** Whether Remix would give a request to the loaders as it is. */
const isPlainGet = ({ method, signal }: Request, { pathname, search }: URL): boolean =>
  method === 'GET' &&
  !signal.aborted &&
  !pathname.endsWith('.data') &&
  !/[?&](?:index|_routes|_data)\b/.test(search);

/** What the loader of a resource returned; null where that is Remix's to answer. */
function responseIn(outcomes: Outcomes): Response | null {
  const [outcome] = Object.values(outcomes);
  return outcome && 'value' in outcome && outcome.value instanceof Response ? outcome.value : null;
}

import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { Beside } from '#app/lib/process/beside.ts';

type Routes = ServerBuild['routes'];

export type Loader = (args: LoaderFunctionArgs) => unknown;

/** How a loader ended. */
export type Outcome = { value: unknown } | { error: unknown };

/** How the loaders of a request ended, by the id of their route. */
export type Outcomes = Record<string, Outcome>;

const outcomesOf = new Beside<AppLoadContext, Outcomes>('outcomes of loaders');

/** Runs these loaders, at the same time. Loaders of `withOutcomes` with the same context find how they ended. */
export async function runLoaders(
  loaders: [id: string, Loader][],
  args: LoaderFunctionArgs,
): Promise<Outcomes> {
  const entries = loaders.map(async ([id, loader]): Promise<[string, Outcome]> => {
    try {
      return [id, { value: await loader(args) }];
    } catch (error) {
      return [id, { error }];
    }
  });
  const outcomes = Object.fromEntries(await Promise.all(entries));
  outcomesOf.set(args.context, outcomes);
  return outcomes;
}

/** The routes, with loaders that end as they did for this request, if they ran for it already. */
export const withOutcomes = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader as Loader | undefined;
      if (!route || !loader) return [id, route];
      const once: Loader = (args) => {
        const outcome = outcomesOf.get(args.context)?.[id];
        if (!outcome) return loader(args);
        if ('error' in outcome) throw outcome.error;
        return outcome.value;
      };
      return [id, { ...route, module: { ...route.module, loader: once } }];
    }),
  ) as Routes;

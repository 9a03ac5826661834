import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { Styleguide } from '#app/features/site/styleguide/styleguide.tsx';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { drawCity } from '#app/ui/drawings/city-at-dusk.ts';
import { drawSkyline } from '#app/ui/drawings/skyline.ts';

/** Every part of the interface in every state, for developers. It does not exist in production. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ url }) => {
    if (env().production && !env().demo) throw new AppError('not-found', 'http.noSuchPage');
    return {
      skylines: [0, 24, 200].map((lit) => ({ lit, drawing: drawSkyline(`sample-${lit}`, lit) })),
      city: drawCity(90),
      tab: url.searchParams.get('tab') ?? 'first',
    };
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, styleguide);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function StyleguidePage() {
  return <Styleguide {...useLoaderData<typeof loader>()} />;
}

import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LogPage } from '#app/features/desks/log/log-page.tsx';
import { mostCounted } from '#app/features/desks/log/matching-lines.server.ts';
import { monthsUntil } from '#app/features/desks/log/months.ts';
import { logChooser, logLines } from '#app/features/desks/log/queries.server.ts';
import { logFilterIn } from '#app/features/desks/log/schema.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { placeIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { log } from '#app/messages/en/log.ts';

export const handle = { form: true, scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) => {
    const filter = logFilterIn(url.searchParams);
    const [communities, { page, count }] = await Promise.all([
      logChooser(ctx, request, filter),
      logLines(ctx, filter, placeIn(url.searchParams)),
    ]);
    const months = monthsUntil(new Date());
    const shown = { filter, communities, page, count, months, most: mostCounted };
    return data(shown, { status: page ? 200 : 400 });
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, log);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Log() {
  return <LogPage {...useLoaderData<typeof loader>()} />;
}

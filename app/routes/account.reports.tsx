import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownReports } from '#app/features/posts/reports/own-reports.server.ts';
import { OwnReports } from '#app/features/posts/reports/own-reports.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { reports } from '#app/messages/en/reports.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => ({
    page: await ownReports(ctx, positionIn(url.searchParams)),
  }));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, reports);
  return privateMeta({ title: t('own.title'), description: t('own.lead') });
};

export default function AccountReports() {
  return <OwnReports {...useLoaderData<typeof loader>()} />;
}

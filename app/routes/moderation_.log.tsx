import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LogPage } from '#app/features/desks/log/log-page.tsx';
import { logPage } from '#app/features/desks/log/queries.server.ts';
import { toDecide } from '#app/features/desks/moderation/dashboard.server.ts';
import { ModerationTabs } from '#app/features/desks/moderation/moderation-tabs.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { log } from '#app/messages/en/log.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    const [shown, counts] = await Promise.all([logPage(ctx, request), toDecide(ctx)]);
    return data({ ...shown, toDecide: counts }, { status: shown.page ? 200 : 400 });
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, log);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Log() {
  const { toDecide: counts, ...page } = useLoaderData<typeof loader>();
  const tabs = <ModerationTabs current={page.filter.post ? null : 'log'} toDecide={counts} />;
  return <LogPage {...page} tabs={tabs} />;
}

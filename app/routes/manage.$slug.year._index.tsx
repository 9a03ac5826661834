import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { yearPage } from '#app/features/noticeboard/year/queries.server.ts';
import { submitYear } from '#app/features/noticeboard/year/submit.server.ts';
import { YearView } from '#app/features/noticeboard/year/year-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, url }) =>
    yearPage(ctx, community, url.searchParams.get('ends')),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, actor, community }) =>
    submitYear(ctx, request, { actor, community }),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, boardYear);
  return privateMeta({ title: [t('title'), data?.community.name ?? ''], description: t('lead') });
};

export default function Year() {
  const t = useMessages(boardYear);
  const page = useLoaderData<typeof loader>();
  return (
    <Desk community={page.community} title={t('title')} lead={t('lead')}>
      <YearView page={page} reply={useActionData<typeof action>()} />
    </Desk>
  );
}

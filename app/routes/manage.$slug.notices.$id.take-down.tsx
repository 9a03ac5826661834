import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  headingOf,
  requireManagedNotice,
} from '#app/features/noticeboard/notices/desk/access.server.ts';
import { noticePath } from '#app/features/noticeboard/notices/desk/paths.ts';
import { TakeDownForm } from '#app/features/noticeboard/notices/desk/notice-actions.tsx';
import { NoticeDesk } from '#app/features/noticeboard/notices/desk/notice-desk.tsx';
import { submitTakeDown } from '#app/features/noticeboard/notices/saving/change.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' } }) =>
    headingOf(ctx, await requireManagedNotice(ctx, { slug, id })),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitTakeDown(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDesk);
  return privateMeta({
    title: [t('takeDown'), data?.notice.title ?? ''],
    description: t('takeDownLead'),
  });
};

/** Where the form of the notice's page comes back, if it is refused. */
export default function TakeDown() {
  const t = useMessages(noticeDesk);
  const { community, notice } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <NoticeDesk community={community} notice={notice} title={t('takeDown')}>
      <TakeDownForm
        action={noticePath(community.slug, notice.id, 'take-down')}
        form={formState(reply?.result)}
      />
    </NoticeDesk>
  );
}

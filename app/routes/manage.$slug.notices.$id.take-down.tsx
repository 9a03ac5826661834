import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import {
  submitTakeDown,
  takeDownPage,
} from '#app/features/noticeboard/notices/desk/change-form.server.ts';
import { TakeDownForm } from '#app/features/noticeboard/notices/desk/take-down-form.tsx';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => takeDownPage(page));

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
  const section = { to: deskPath(community.slug, 'notices'), label: t('title') };
  const path = `${section.to}/${notice.id}`;
  return (
    <Desk
      community={community}
      section="notices"
      above={[section, { to: path, label: notice.title }]}
      title={t('takeDown')}
    >
      <TakeDownForm action={`${path}/take-down`} form={formState(reply?.result)} />
    </Desk>
  );
}

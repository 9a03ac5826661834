import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { confirmByForm } from '#app/features/residency/memberships/queue/confirm-form.server.ts';
import {
  asksForList,
  filterIn,
} from '#app/features/residency/memberships/people/people-rows.server.ts';
import { peoplePage } from '#app/features/residency/memberships/people/people-page.server.ts';
import { PeopleView } from '#app/features/residency/memberships/people/people-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { doorQueue } from '#app/messages/en/door-queue.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, url: { searchParams } }) =>
    peoplePage(ctx, community, filterIn(searchParams), {
      position: positionIn(searchParams),
      done: searchParams.get('done'),
      isOpen: !asksForList(searchParams),
    }),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, community, request, url }) => confirmByForm(ctx, request, community, url),
    [],
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, doorQueue);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('summary'),
  });
};

export default function ManagePeople() {
  return (
    <PeopleView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}

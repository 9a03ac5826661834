import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { confirmByForm } from '#app/features/residency/memberships/queue/confirm-form.server.ts';
import { filterIn } from '#app/features/residency/memberships/register/list-schema.ts';
import { peoplePage } from '#app/features/residency/memberships/register/people-page.server.ts';
import { PeopleView } from '#app/features/residency/memberships/register/people-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { placeIn } from '#app/lib/db/read-page.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { doorQueue } from '#app/messages/en/door-queue.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) =>
    peoplePage(ctx, params.slug ?? '', filterIn(url.searchParams), {
      place: placeIn(url.searchParams),
      done: url.searchParams.get('done'),
    }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request, url }) => {
    await requireActorForForm(ctx, request, []);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return confirmByForm(ctx, request, community.slug, url);
  });

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

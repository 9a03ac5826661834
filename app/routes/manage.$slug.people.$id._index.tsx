import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { BookForPerson } from '#app/features/building/bookings/moving-links.tsx';
import { elevatorsOf } from '#app/features/building/bookings/moving.server.ts';
import { personPage } from '#app/features/residency/memberships/person/person-page.server.ts';
import { submitPerson } from '#app/features/residency/memberships/person/submit-person.server.ts';
import { PersonView } from '#app/features/residency/memberships/person/person-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { doorQueue } from '#app/messages/en/door-queue.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) => {
    const [page, [elevator = null]] = await Promise.all([
      personPage(ctx, community, parseIdParam(params.id, 'doorQueue.notFound')),
      elevatorsOf(ctx.em, ctx.locale, [community.id]),
    ]);
    return { page, elevator };
  });

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, community, params, request }) =>
      submitPerson(ctx, request, community, parseIdParam(params.id, 'doorQueue.notFound')),
    ['reason', 'newUnit'],
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, doorQueue);
  return privateMeta({
    title: [data?.page.person.name ?? t('somebody'), t('title')],
    description: t('summary'),
  });
};

export default function ManagePerson() {
  const { page, elevator } = useLoaderData<typeof loader>();
  return (
    <PersonView page={page} reply={useActionData<typeof action>()}>
      {elevator && <BookForPerson elevator={elevator} person={page.person} />}
    </PersonView>
  );
}

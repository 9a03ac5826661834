import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DoorView } from '#app/features/residency/memberships/door/door-view.tsx';
import { doorPage } from '#app/features/residency/memberships/door/queries.server.ts';
import { submitDoor } from '#app/features/residency/memberships/door/submit-door.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { door } from '#app/messages/en/door.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const slug = params.slug ?? '';
    const page = await doorPage(ctx, slug);
    if (!page) throw redirect(`/communities/${encodeURIComponent(slug)}`, 303);
    return { page, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => submitDoor(ctx, request, params.slug ?? ''));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const t = metaMessages(matches, door);
  const { state, community, unconfirmed } = data.page;
  return privateMeta({
    title: t(`titles.${state}`, { community: community.name }),
    description: t(`leads.${unconfirmed ? 'UNCONFIRMED' : state}`),
  });
};

export default function Door() {
  return <DoorView {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}

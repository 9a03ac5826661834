import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { memberNow } from '#app/features/residency/memberships/register/person/change-member.server.ts';
import { afterPersonForm } from '#app/features/residency/memberships/register/person/after-person-form.server.ts';
import { runPersonForm } from '#app/features/residency/memberships/register/person/person-form.server.ts';
import { personPage } from '#app/features/residency/memberships/register/person/person-page.server.ts';
import { personFormSchema } from '#app/features/residency/memberships/register/person/person-schema.ts';
import { PersonView } from '#app/features/residency/memberships/register/person/person-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { doorQueue } from '#app/messages/en/door-queue.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    personPage(ctx, params.slug ?? '', parseIdParam(params.id, 'doorQueue.notFound')),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, ['reason', 'newUnit']);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { slug } = community;
    const id = parseIdParam(params.id, 'doorQueue.notFound');
    return submitForm(ctx, request, {
      schema: personFormSchema,
      run: (form, inside) => runPersonForm(inside, slug, id, form),
      catchUp: (form) =>
        form.intent === 'change' ? memberNow(ctx, slug, id, form) : Promise.resolve(null),
      respond: (outcome) => afterPersonForm(ctx, slug, id, outcome),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, doorQueue);
  return privateMeta({
    title: [data?.person.name ?? t('somebody'), t('title')],
    description: t('summary'),
  });
};

export default function ManagePerson() {
  return (
    <PersonView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { lastImports } from '#app/features/residency/memberships/import/queries.server.ts';
import { startImport } from '#app/features/residency/memberships/import/start.server.ts';
import { UploadView } from '#app/features/residency/memberships/import/views/upload-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { peopleImport } from '#app/messages/en/people-import.ts';

/** Its form carries a list, so the gate lets larger posts through. */
export const handle = { form: true, list: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    ...(await lastImports(ctx, params.slug ?? '')),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, ['text']);
    const slug = params.slug ?? '';
    return startImport(ctx, request, slug, (id) =>
      Promise.resolve(redirect(`${deskPath(slug, 'people')}/import/${id}`, { status: 303 })),
    );
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, peopleImport);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('summary'),
  });
};

export default function ImportPeople() {
  const reply = useActionData<typeof action>();
  return <UploadView {...useLoaderData<typeof loader>()} result={reply?.result} />;
}

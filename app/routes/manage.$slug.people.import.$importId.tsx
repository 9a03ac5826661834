import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { importByForm } from '#app/features/residency/memberships/import/import-form.server.ts';
import { ImportView } from '#app/features/residency/memberships/import/views/import-view.tsx';
import { importPage } from '#app/features/residency/memberships/import/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { peopleImport } from '#app/messages/en/people-import.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    importPage(ctx, params.slug ?? '', parseIdParam(params.importId, 'peopleImport.notFound')),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, []);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const id = parseIdParam(params.importId, 'peopleImport.notFound');
    return importByForm(ctx, request, { slug: community.slug, id });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, peopleImport);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('summary'),
  });
};

export default function ImportedList() {
  return (
    <ImportView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}

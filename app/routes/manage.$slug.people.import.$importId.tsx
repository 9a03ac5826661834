import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { importByForm } from '#app/features/residency/memberships/import/import-form.server.ts';
import { ImportView } from '#app/features/residency/memberships/import/views/import-view.tsx';
import { importPage } from '#app/features/residency/memberships/import/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { peopleImport } from '#app/messages/en/people-import.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    importPage(ctx, community, parseIdParam(params.importId, 'peopleImport.notFound')),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, community: { slug }, params, request }) => {
      const id = parseIdParam(params.importId, 'peopleImport.notFound');
      return importByForm(ctx, request, { slug, id });
    },
    [],
  );

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

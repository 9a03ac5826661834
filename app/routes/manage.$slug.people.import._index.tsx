import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { lastImports } from '#app/features/residency/memberships/import/queries.server.ts';
import { startImport } from '#app/features/residency/memberships/import/start.server.ts';
import { UploadView } from '#app/features/residency/memberships/import/views/upload-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { peopleImport } from '#app/messages/en/people-import.ts';

/** Its form carries a list, so the gate lets larger posts through. */
export const handle = { form: true, list: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community }) => ({
    community: { slug: community.slug, name: community.name },
    imports: await lastImports(ctx, community),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async (page) => startImport(page, page.request), ['text']);

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

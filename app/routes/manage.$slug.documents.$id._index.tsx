import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { DocumentView } from '#app/features/noticeboard/records/desk/documents/document-view.tsx';
import { deskDocument } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community: { id, slug, name }, params }) => ({
    community: { slug, name },
    page: await deskDocument(ctx, id, params.id),
  }));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, records);
  return privateMeta({
    title: [data?.page.document.title ?? t('title')],
    description: t('summary'),
  });
};

export default function ManageDocument() {
  const { community, page } = useLoaderData<typeof loader>();
  const { title, language } = page.document;
  return (
    <RecordsDesk community={community} title={title} lang={useLang()(language)}>
      <DocumentView slug={community.slug} page={page} />
    </RecordsDesk>
  );
}

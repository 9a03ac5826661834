import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { DocumentView } from '#app/features/noticeboard/records/desk/documents/document-view.tsx';
import { deskDocument } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { slug, name } = community;
    return { community: { slug, name }, page: await deskDocument(ctx, community, params.id) };
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, records);
  return privateMeta({
    title: [data?.page.document.title ?? t('title')],
    description: t('summary'),
  });
};

export default function ManageDocument() {
  const { community, page } = useLoaderData<typeof loader>();
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug)}
      title={page.document.title}
      lang={useLang()(page.document.language)}
    >
      <DocumentView slug={community.slug} page={page} />
    </Desk>
  );
}

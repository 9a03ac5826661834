import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { DeskShelf } from '#app/features/noticeboard/records/desk/desk-shelf.tsx';
import { deskShelf } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { searchIn } from '#app/features/noticeboard/records/documents.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { records } from '#app/messages/en/records.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community: { id, slug, name }, url }) => ({
    community: { slug, name },
    page: await deskShelf(ctx, id, searchIn(url)),
  }));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, records);
  return privateMeta({
    title: [t('title'), ...(data ? [data.community.name] : [])],
    description: t('summary'),
  });
};

export default function ManageDocuments() {
  const { community, page } = useLoaderData<typeof loader>();
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  return (
    <Desk community={community} section="documents" title={say('title')} lead={t('lead')}>
      <DeskShelf slug={community.slug} page={page} />
    </Desk>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { DeskShelf } from '#app/features/noticeboard/records/desk/desk-shelf.tsx';
import { deskShelf } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { searchIn } from '#app/features/noticeboard/records/search.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { records } from '#app/messages/en/records.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { slug, name } = community;
    return {
      community: { slug, name },
      page: await deskShelf(ctx, community, searchIn(url)),
    };
  });

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

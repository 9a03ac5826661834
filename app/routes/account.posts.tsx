import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { postStatuses } from '#db/enums.ts';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import {
  allOwnPosts,
  openCommunities,
  ownPostCounts,
} from '#app/features/posts/posts/own-posts/own-posts.server.ts';
import {
  AllOwnPosts,
  NewPost,
  OwnPostFilter,
  OwnPostReaders,
} from '#app/features/posts/posts/own-posts/all-own-posts.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { ownPostsPage } from '#app/messages/en/own-posts-page.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    const asked = url.searchParams.get('state')?.toUpperCase();
    const status = postStatuses.find((known) => known === asked) ?? null;
    const posts = await allOwnPosts(ctx, { status, position: positionIn(url.searchParams) });
    return {
      status,
      counts: await ownPostCounts(ctx),
      posts,
      unconfirmed: unconfirmedAddress(ctx),
      openAt: openCommunities(ctx.locale, posts.items),
    };
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownPostsPage);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function OwnPosts() {
  const t = useMessages(ownPostsPage);
  const account = useMessages(ownAccount);
  const { status, counts, posts, unconfirmed, openAt } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/account', label: account('title') }]} current={t('title')} />
        }
        title={t('title')}
        lead={t('lead')}
      />
      {unconfirmed && <UnconfirmedLine email={unconfirmed} backTo="/account/posts" about="posts" />}
      <NewPost />
      {(status !== null || Object.keys(counts).length > 0) && (
        <OwnPostFilter counts={counts} chosen={status} />
      )}
      {posts.items.length > 0 ? (
        <AllOwnPosts posts={posts.items} />
      ) : (
        <EmptyPage>
          <EmptyState text={t(status ? 'noneOfState' : 'none')} />
        </EmptyPage>
      )}
      <ListPages page={posts} previousLabel={t('newer')} nextLabel={t('older')} />
      {posts.items.length > 0 && <OwnPostReaders openAt={openAt} />}
    </div>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { ActivitiesTab } from '#app/features/posts/activities/activities-tab.tsx';
import { hubActivities } from '#app/features/posts/activities/hub-activities.server.ts';
import { besideHub, openHub, searchBox } from '#app/features/site/hub/hub.server.ts';
import { nextHere } from '#app/features/site/hub/next-here.server.ts';
import { HubHero, HubTop, MyCondoTab } from '#app/features/site/hub/hub-page.tsx';
import { BuySellTab } from '#app/features/posts/listings/buy-sell-tab.tsx';
import { hubListings } from '#app/features/posts/listings/hub-listings.server.ts';
import { IssuesTab } from '#app/features/newsroom/newsletters/issues-tab.tsx';
import { hubIssues } from '#app/features/newsroom/newsletters/queries.server.ts';
import { hubNotices } from '#app/features/noticeboard/notices/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/en/hub.ts';
import * as styles from '#app/features/communities/communities/hub.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';

const hubTabs = ['my-condo', 'buy-sell', 'activities', 'newsletters'] as const;
type HubTab = (typeof hubTabs)[number];

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const community = await openHub(ctx, params.slug ?? '');
    const tab = hubTabs.find((each) => each === url.searchParams.get('tab')) ?? 'my-condo';
    const [placements, content] = await Promise.all([
      tab === 'my-condo' ? besideHub(ctx) : [],
      tabContent(ctx, tab, community, url.searchParams),
    ]);
    return {
      ...{ community, placements, content },
      unconfirmed: unconfirmedAddress(ctx),
      search: searchBox(ctx.locale, community),
    };
  });

async function tabContent(
  ctx: Ctx,
  tab: HubTab,
  community: { id: string; slug: string },
  query: URLSearchParams,
) {
  switch (tab) {
    case 'my-condo':
      return myCondo(ctx, community);
    case 'buy-sell':
      return { tab, listings: await hubListings(ctx, community, query, positionIn(query)) };
    case 'activities':
      return { tab, activities: await hubActivities(ctx, community, query, positionIn(query)) };
    case 'newsletters':
      return { tab, issues: await hubIssues(ctx, community, query, positionIn(query)) };
  }
}

async function myCondo(ctx: Ctx, community: { id: string; slug: string }) {
  const [board, next] = await Promise.all([
    hubNotices(ctx, community.id),
    nextHere(ctx, community),
  ]);
  return { tab: 'my-condo' as const, ...board, next };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const t = metaMessages(matches, hub);
  const { name } = data.community;
  return privateMeta({
    title: [t(`tabs.${data.content.tab}`), name],
    description: t('summary', { community: name }),
  });
};

export default function Hub() {
  const { community, unconfirmed, placements, content, search } = useLoaderData<typeof loader>();
  const t = useMessages(hub);
  const hubPath = `/communities/${community.slug}`;
  return (
    <>
      <HubTop community={community} unconfirmed={unconfirmed} />
      <HubHero community={community} search={search} isFirstTab={content.tab === 'my-condo'} />
      <div className={layout.page}>
        <Tabs
          inOneRow
          label={community.name}
          current={content.tab}
          tabs={hubTabs.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            to: `${hubPath}?tab=${key}`,
          }))}
        />
        <div className={styles.tab}>
          {content.tab === 'my-condo' && (
            <MyCondoTab
              community={community}
              notices={content.notices}
              pinned={content.pinned}
              next={content.next}
              placements={placements}
            />
          )}
          {content.tab === 'buy-sell' && (
            <BuySellTab hubPath={hubPath} canPost={community.canPost} listings={content.listings} />
          )}
          {content.tab === 'activities' && (
            <ActivitiesTab
              hubPath={hubPath}
              canPost={community.canPost}
              activities={content.activities}
            />
          )}
          {content.tab === 'newsletters' && <IssuesTab hubPath={hubPath} issues={content.issues} />}
        </div>
      </div>
    </>
  );
}

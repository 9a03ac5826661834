import { activitiesThisMonth } from '#app/features/activities/queries.server.ts';
import {
  toArticleCard,
  type ArticleCard,
  type ArticleRow,
} from '#app/features/articles/queries.server.ts';
import { hubTabs, type HubTab } from '#app/features/communities/hub-tabs.ts';
import {
  livelyCommunities,
  type LivelyCommunity,
} from '#app/features/communities/weekly-activity.server.ts';
import {
  toEventCard,
  usualHours,
  type EventCard,
  type EventRow,
} from '#app/features/events/queries.server.ts';
import { issuePathOf } from '#app/features/newsletters/city-issues.server.ts';
import { toPlacement, type Placement } from '#app/features/sponsors/queries.server.ts';
import type { Membership } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { counted, monthAndYear } from '#app/lib/format.ts';
import { drawCity, type CityDrawing } from '#app/ui/city-at-dusk.ts';
import { drawSkyline, type SkylineDrawing } from '#app/ui/skyline.ts';

/** A community on the home page, for whoever looks for theirs. */
export interface CommunityTile {
  slug: string;
  name: string;
  address: string | null;
  /** '46 windows lit this week' */
  lit: string;
  /** By the viewer; null for visitors, who have no bookmarks. */
  bookmarked: boolean | null;
  /** Only the first few are drawn. */
  skyline: SkylineDrawing | null;
}

/** The viewer's primary community, and the shortest ways into it and into the others. */
export interface OwnCommunity extends CommunityTile {
  skyline: SkylineDrawing;
  unit: string;
  ways: { to: string; title: string; text: string }[];
}

export interface IssueTile {
  id: string;
  title: string;
  month: string;
  cover: string | null;
  path: string;
}

export interface HomePage {
  /** Null for visitors and for people without a community. */
  own: OwnCommunity | null;
  /** Every community, for whoever has none yet; otherwise empty. */
  communities: CommunityTile[];
  /** Of the viewer's primary community, or of the whole city. */
  figures: { residents: string; activities: string; lit: string };
  city: CityDrawing;
  events: EventCard[];
  articles: ArticleCard[];
  issues: IssueTile[];
  placements: Placement[];
}

/** The home page, in three queries run together. */
export async function homePage({ em, actor }: Ctx): Promise<HomePage> {
  const primary = actor?.memberships[0];
  const [communities, activities, front] = await Promise.all([
    livelyCommunities(em, { only: primary?.communityId, viewerId: actor?.id }),
    activitiesThisMonth(em, primary?.communityId),
    frontMatter(em, primary?.communityId ?? null),
  ]);
  const weeklyActivity = communities.reduce((sum, community) => sum + community.weeklyActivity, 0);
  const [first] = communities;
  return {
    own: primary && first ? ownCommunity(first, actor?.memberships ?? []) : null,
    communities: primary
      ? []
      : communities.map((each, index) => toTile(each, index, actor !== null)),
    city: drawCity(weeklyActivity),
    figures: {
      residents: front.residents.toLocaleString('en-US'),
      activities: activities.toLocaleString('en-US'),
      lit: `${counted(weeklyActivity, 'window')} lit ${primary ? `at ${primary.community.name}` : 'across the city'} this week`,
    },
    events: front.events.map(toEventCard),
    articles: front.articles.map(toArticleCard),
    issues: front.issues.map(({ year, month, pdfUrl, coverImageUrl, ...issue }) => ({
      ...issue,
      month: monthAndYear(year, month),
      cover: coverImageUrl,
      path: issuePathOf(pdfUrl),
    })),
    placements: front.placements.map(toPlacement),
  };
}

const skylinesShown = 12;

const toTile = (
  { slug, name, address, weeklyActivity, bookmarked }: LivelyCommunity,
  index: number,
  signedIn: boolean,
): CommunityTile => ({
  slug,
  name,
  address,
  lit: `${counted(weeklyActivity, 'window')} lit this week`,
  bookmarked: signedIn ? bookmarked : null,
  skyline: index < skylinesShown ? drawSkyline(slug, weeklyActivity) : null,
});

function ownCommunity(community: LivelyCommunity, memberships: Membership[]): OwnCommunity {
  const [first, ...others] = memberships.map(({ community: { slug, name }, condoUnit }) => ({
    to: `/communities/${slug}`,
    title: name,
    unit: /^\d/.test(condoUnit) ? `Unit ${condoUnit}` : condoUnit,
  }));
  const tab = (name: HubTab) => `/communities/${community.slug}?tab=${name}`;
  return {
    ...toTile(community, 0, true),
    skyline: drawSkyline(community.slug, community.weeklyActivity),
    unit: first?.unit ?? '',
    ways: [
      { to: tab('my-condo'), title: 'Notices', text: 'What the board and the manager say' },
      { to: tab('buy-sell'), title: hubTabs['buy-sell'], text: 'What neighbours pass on' },
      { to: tab('activities'), title: hubTabs.activities, text: 'What to do, and with whom' },
      { to: tab('newsletters'), title: hubTabs.newsletters, text: 'Your building’s own letters' },
      ...others.map(({ to, title, unit }) => ({ to, title, text: `Also yours, ${unit}` })),
    ],
  };
}

interface FrontMatter {
  residents: number;
  events: EventRow[];
  articles: ArticleRow[];
  issues: {
    id: string;
    title: string;
    month: number;
    year: number;
    coverImageUrl: string | null;
    pdfUrl: string;
  }[];
  placements: {
    id: string;
    html: string | null;
    imageUrl: string | null;
    linkUrl: string | null;
  }[];
}

const shown = { events: 5, articles: 4, issues: 6, placements: 2 };

/** What the city has to tell today, and how many residents it (or the one community) has. */
async function frontMatter(em: Em, communityId: string | null): Promise<FrontMatter> {
  const listOf = (rows: string) => `(select coalesce(json_agg(row), '[]') from (${rows}) row)`;
  const [row] = await em.execute<FrontMatter[]>(
    `select
       (select count(distinct m.user_id)::int
          from user_communities m join users u on u.id = m.user_id
         where u.role in ('RESIDENT', 'BOARD')
           and (?::uuid is null or m.community_id = ?::uuid)) as residents,
       ${listOf(
         `select id, slug, title, start_date as "startDate", end_date as "endDate", location,
                 images, featured
            from city_events
           where coalesce(end_date, start_date + interval '${usualHours} hours') >= now()
           order by start_date, id limit ${shown.events}`,
       )} as events,
       ${listOf(
         `select id, slug, title, excerpt, author, published_at as "publishedAt",
                 cover_image_url as "coverImageUrl"
            from editorial_articles
           where section = 'LIFESTYLE' and published_at <= now()
           order by published_at desc, id desc limit ${shown.articles}`,
       )} as articles,
       ${listOf(
         `select id, title, month, year, cover_image_url as "coverImageUrl", pdf_url as "pdfUrl"
            from newsletter_issues
           where community_id is null and published_at <= now()
           order by published_at desc, id desc limit ${shown.issues}`,
       )} as issues,
       ${listOf(
         `select id, html, image_url as "imageUrl", link_url as "linkUrl"
            from ad_placements
           where position = 'home' and active and start_at <= now() and end_at >= now()
           order by start_at desc, id desc limit ${shown.placements}`,
       )} as placements`,
    [communityId, communityId],
  );
  if (!row) throw new Error('A select without a from clause gave no row.');
  return row;
}

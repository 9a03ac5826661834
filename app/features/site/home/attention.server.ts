import { sql, type RawBuilder } from 'kysely';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { moderatedCommunities, canOpenDashboard, type Actor } from '#app/lib/session/actor.ts';
import type { CommunityWork } from '#app/features/desks/overview/board-work/board-work.tsx';
import { totalWork } from '#app/features/desks/overview/board-work/total-work.ts';
import { waitingLinks } from '#app/features/desks/overview/board-work/waiting-links.server.ts';
import {
  waitingRows,
  type WaitingWork,
} from '#app/features/desks/overview/board-work/waiting.server.ts';
import { troubleForAdmin, type Trouble } from '#app/features/mail/outgoing/trouble.server.ts';
import { backupsNeedLook } from '#app/features/site/backups/queries.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What a person has to see before anything else on the home page. */
export interface Attention {
  /** For moderators; null for everybody else. */
  work: { communities: CommunityWork[]; hasMore: boolean } | null;
  /** The viewer's address, if it is not confirmed. */
  unconfirmed: string | null;
  /** Where the viewer's request to join is being reviewed. */
  requests: { slug: string; name: string; unit: string }[];
  /** Why email does not leave, for ADMINs. */
  mailTrouble: Trouble | null;
  /** That an ADMIN has to look at the backups; left out otherwise, so that it is on nobody else's page. */
  backupTrouble?: true;
}

/** The most communities whose work the home page lists. */
const mostListed = 3;

/** What waits where the viewer moderates, and what is wrong with their own address and the mail. */
export async function attention(ctx: Ctx): Promise<Attention> {
  const { em, actor } = ctx;
  if (!actor) return { work: null, unconfirmed: null, requests: [], mailTrouble: null };
  const moderated = moderatedBy(actor);
  const [work, mailTrouble, backupTrouble] = await Promise.all([
    moderated && mostWork(em, moderated),
    troubleForAdmin(ctx),
    backupsNeedLook(ctx),
  ]);
  return {
    mailTrouble,
    ...(backupTrouble && { backupTrouble }),
    work: work && listed(ctx.locale, work),
    unconfirmed: unconfirmedAddress(ctx),
    requests: actor.waiting.map(({ community: { slug, name }, condoUnit: unit }) => ({
      slug,
      name,
      unit,
    })),
  };
}

/** Where something waits, at most three; or the only community, also where nothing does. */
function listed(locale: Locale, rows: Work[]): Attention['work'] {
  const busy = rows.filter((row) => totalWork(row) > 0);
  const shown = busy.length === 0 && rows.length === 1 ? rows : busy.slice(0, mostListed);
  return {
    communities: shown.map(({ slug, name, ...work }) => ({
      ...{ slug, name },
      waiting: waitingLinks(locale, { slug, ...work }),
    })),
    hasMore: busy.length > mostListed,
  };
}

interface Work extends WaitingWork {
  slug: string;
  name: string;
}

interface WorkParams {
  /** True for an ADMIN; null for everybody else. */
  all: true | null;
  communities: string[];
  viewer: string;
}

/** Null for who moderates nothing. */
function moderatedBy(actor: Actor): WorkParams | null {
  const communities = canOpenDashboard(actor) ? moderatedCommunities(actor) : [];
  if (communities === 'all') return { all: true, communities: [], viewer: actor.id };
  return communities.length > 0 ? { all: null, communities, viewer: actor.id } : null;
}

/** The communities that somebody moderates, those with the most work first; one more than is listed. */
const mostWork = compiledRead((_, { param, given }: Params<WorkParams>) => {
  const isAmong = (id: RawBuilder<unknown>) =>
    given('all') ? sql`true` : sql`${id} = any(${param('communities')}::uuid[])`;
  return sql<Work>`
    select slug, name, coalesce(people, 0)::int as people, coalesce(posts, 0)::int as posts,
      coalesce(reports, 0)::int as reports, coalesce(appeals, 0)::int as appeals,
      coalesce(requests, 0)::int as requests, coalesce(bookings, 0)::int as bookings
    from communities
    left join (
      select community_id, sum(people) as people, sum(posts) as posts,
        sum(reports) as reports, sum(appeals) as appeals, sum(requests) as requests,
        sum(bookings) as bookings
      from (${waitingRows(isAmong(sql`community_id`), param('viewer'))}) as waiting group by community_id
    ) as work on work.community_id = communities.id
    where ${isAmong(sql`id`)}
    order by coalesce(people + posts + reports + appeals + requests + bookings, 0) desc, name, id
    limit ${mostListed + 1}`;
});

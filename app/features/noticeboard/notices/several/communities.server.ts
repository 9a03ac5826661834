import { CondoNotice, type Community } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { idIn } from '#app/lib/http/addresses.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { canModerate, moderatedCommunities } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { peopleOfEach, reachOf } from '../reach.server.ts';
import { noticeState } from '../state.ts';
import { idsIn, mostOthers, type WholeAudience } from './several.ts';

/**
 * The other communities in which this person may publish a notice too, by name; none while the first one is not open
 * yet. The caller has checked that one.
 */
export async function otherCommunities(
  { em, actor }: Ctx,
  community: Community,
): Promise<{ id: string; name: string }[]> {
  const moderated = actor ? moderatedCommunities(actor) : [];
  if (!community.openedAt || moderated.length === 0) return [];
  return kysely(em)
    .selectFrom('communities')
    .select(['id', 'name'])
    .where('id', '!=', community.id)
    .where('openedAt', 'is not', null)
    .$if(moderated !== 'all', (query) => query.where('id', 'in', moderated as string[]))
    .orderBy('name')
    .orderBy('id')
    .limit(mostOthers)
    .execute();
}

/**
 * How many people an audience has in a community and others together, each counted once; null for a list with a
 * community that this person does not moderate. The caller has checked the first one.
 */
export async function peopleInSeveral(
  { em, actor }: Ctx,
  communityId: string,
  { audience, also }: { audience: WholeAudience; also: string },
): Promise<number | null> {
  const ids = idsIn(also);
  const areOwn = ids.every((id) => idIn(id) !== null && canModerate(actor, id));
  if (!areOwn || ids.length > mostOthers) return null;
  const people = await peopleOfEach(em, [communityId, ...ids], audience);
  return new Set([...people.values()].flatMap((ids) => [...ids])).size;
}

/**
 * How many people an audience has in a community and in others, by name, and together; null without others. Throws
 * AppError as `requireManaged` does.
 */
export async function previewInSeveral(
  ctx: Ctx,
  community: Community,
  { audience, alsoIn }: { audience: WholeAudience; alsoIn: string[] },
) {
  const others: Community[] = [];
  for (const id of new Set(alsoIn)) others.push((await requireManaged(ctx, id)).community);
  const all = [community, ...others.filter(({ id }) => id !== community.id)];
  if (all.length === 1) return null;
  const ids = all.map(({ id }) => id);
  const people = await peopleOfEach(ctx.em, ids, audience);
  return {
    communities: all.map(({ id, name }) => ({ id, name, people: people.get(id)?.size ?? 0 })),
    people: new Set([...people.values()].flatMap((each) => [...each])).size,
  };
}

/** A notice that several communities got, in one of them. */
export interface NoticeInCommunity {
  id: string;
  title: string;
  state: ReturnType<typeof noticeState>;
  community: { slug: string; name: string };
  reach: Awaited<ReturnType<typeof reachOf>>;
}

/**
 * A notice and those that other communities got with it, whose ids an address names; none where it names none. What
 * this person does not moderate is left out.
 */
export async function noticesInSeveral(
  { em, actor, locale }: Ctx,
  ownId: string,
  also: string | null,
): Promise<NoticeInCommunity[]> {
  const ids = idsIn(also ?? '').flatMap((id) => idIn(id) ?? []);
  if (ids.length === 0) return [];
  const rows = await findNotices(em, [ownId, ...ids.slice(0, mostOthers)]);
  const own = rows.filter(({ community }) => canModerate(actor, community.id));
  const all = await Promise.all(
    own.map(async (notice): Promise<NoticeInCommunity> => {
      const { slug, name } = notice.community.unwrap();
      return {
        id: notice.id,
        title: sideFor(locale, notice).title,
        state: noticeState(notice),
        community: { slug, name },
        reach: await reachOf(em, notice.community.id, notice),
      };
    }),
  );
  const isOwn = ({ id }: NoticeInCommunity) => (id === ownId ? 0 : 1);
  return all.sort(
    (one, other) =>
      isOwn(one) - isOwn(other) || one.community.name.localeCompare(other.community.name, locale),
  );
}

const findNotices = (em: Em, ids: string[]) =>
  em.find(
    CondoNotice,
    { id: { $in: ids } },
    { populate: ['community'], strategy: 'joined', disableIdentityMap: true },
  );

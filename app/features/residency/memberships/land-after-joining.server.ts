import { UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { actorById } from '#app/lib/session/session.server.ts';
import { isUnitFull } from './join.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/**
 * Where a new account begins: on the page where it waits for its first community, which a
 * sentence says, or in its hub for whoever proved that they belong there. Null for anywhere else.
 */
export async function landAfterJoining(
  em: Em,
  { userId, locale, isProven }: { userId: string; locale: Locale; isProven: boolean },
): Promise<{ to: string; text: string | null } | null> {
  const actor = await actorById(em, userId);
  const waiting = actor?.waiting.find(({ isPrimary }) => isPrimary);
  if (waiting) {
    const { slug, name } = waiting.community;
    const { state } = await kysely(em)
      .selectFrom('user_communities')
      .select('state')
      .where('id', '=', waiting.id)
      .executeTakeFirstOrThrow();
    const to = `/communities/${slug}/door`;
    // Whoever is confirmed before the doors open waits for nobody.
    if (state === 'CONFIRMED') return { to, text: translate(locale, 'door.leads.OPENS_SOON') };
    const isFull = isProven && (await isOwnUnitFull(em, userId, slug));
    const key = isFull ? 'door.waitsFull' : 'door.waitsNow';
    return { to, text: translate(locale, key, { community: name }) };
  }
  const primary = actor?.memberships.find(({ isPrimary }) => isPrimary);
  return primary && isProven ? { to: `/communities/${primary.community.slug}`, text: null } : null;
}

/** Whether the unit for which somebody waits is full. */
async function isOwnUnitFull(em: Em, userId: string, slug: string): Promise<boolean> {
  const own = await em.findOne(
    UserCommunity,
    { user: userId, community: { slug } },
    { populate: ['community'] },
  );
  if (!own) return false;
  return isUnitFull(em, own.community.unwrap(), { condoUnit: own.condoUnit, except: userId });
}

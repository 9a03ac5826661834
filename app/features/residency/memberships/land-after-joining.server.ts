import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { actorById } from '#app/lib/session/session.server.ts';
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
    // Whoever is confirmed before the doors open waits for nobody.
    const text =
      state === 'CONFIRMED'
        ? translate(locale, 'door.leads.OPENS_SOON')
        : translate(locale, 'door.waitsNow', { community: name });
    return { to: `/communities/${slug}/door`, text };
  }
  const primary = actor?.memberships.find(({ isPrimary }) => isPrimary);
  return primary && isProven ? { to: `/communities/${primary.community.slug}`, text: null } : null;
}

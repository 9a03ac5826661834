import type { Community } from '#db/entities/index.ts';
import type { Em } from './sessions.ts';

/**
 * Moves people with confirmed addresses into a building, in three statements. Half of them hear of notices
 * once a week, and have one letter each that is held back.
 */
export async function fillBuilding(
  em: Em,
  { community, people }: { community: Pick<Community, 'id' | 'slug'>; people: number },
): Promise<void> {
  const { id, slug } = community;
  await em.execute(
    `insert into users (id, name, email, password, role, is_authenticated, shows_email, created_at)
     select gen_random_uuid(), 'Robin Tremblay', 'big' || number || '@mail.example', '-', 'RESIDENT', true, false, now()
       from generate_series(1, ?) as number`,
    [people],
  );
  await em.execute(
    `insert into user_communities (id, user_id, community_id, condo_unit, state, tenure, is_primary, can_moderate, position, created_at)
     select gen_random_uuid(), id, ?, substr(email, 4, 4), 'CONFIRMED', 'OWNER', true, false, 0, now()
       from users where email like 'big%@mail.example'`,
    [id],
  );
  const params = {
    id,
    slug,
    community: 'A big building',
    kind: 'MAINTENANCE',
    title: 'Water off on floors 3 to 7',
    text: 'The valves of the third riser are replaced. Close the taps until noon. '.repeat(12),
    language: 'en',
    audience: 'EVERYONE',
    publisher: 'Bo Board',
    publishedAt: new Date().toISOString(),
    expiresAt: null,
    files: [],
    isCorrection: false,
  };
  await em.execute(
    `insert into mail_letters (id, kind, topic, user_id, address, community_id, language, params, event, state, tries, next_try_at, created_at)
     select gen_random_uuid(), 'NOTICE', 'NOTICES', id, email, ?, 'en', ?::jsonb, 'notice:big', 'HELD', 0, now(), now() - interval '1 minute'
       from users where email similar to 'big[0-9]*[02468]@mail.example'`,
    [id, JSON.stringify(params)],
  );
}

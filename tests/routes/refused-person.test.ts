import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { requireCommunity } from '#app/features/communities/communities/access.server.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

describe('Rules 16.6: from every address of the building', () => {
  it('a refused person and a stranger are shown the page where they can ask, and a member is let in', async () => {
    const em = app.em();
    const { community, board, resident, outsider } = await makeNeighbourhood(em);
    const refused = makeUser(em);
    makeMembership(em, refused, community, {
      state: 'ENDED',
      decidedBy: ref(board),
      decisionReason: 'Nobody of that name',
      endedAt: new Date(),
    });
    await em.flush();
    const open = (person: { id: string }, memberships: object[] = []) =>
      requireCommunity(
        {
          em: app.em(),
          actor: { id: person.id, role: 'RESIDENT', memberships, waiting: [] },
        } as unknown as Ctx,
        community.slug,
        canSeeHub,
      );
    for (const person of [refused, outsider]) {
      await expect(open(person)).rejects.toMatchObject({
        code: 'forbidden',
        messageKey: 'communities.membersOnly',
        link: {
          to: `/communities/${community.slug}/door`,
          messageKey: 'communities.askAtDoor',
        },
      });
    }
    await expect(
      open(resident, [{ communityId: community.id, canModerate: false }]),
    ).resolves.toMatchObject({ id: community.id });
  });
});

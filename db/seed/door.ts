import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { UserCommunity, type Community, type Unit, type User } from '../entities/index.ts';
import type { LogAction } from '../enums.ts';
import { makeLogLine, makeMembership, makeUser } from '../factories/index.ts';
import { daysAgo } from './city-time.ts';
import { invited, refused, waiting } from './content/door.ts';

interface Door {
  community: Community;
  units: Map<string, Unit>;
  manager: User;
  now: Date;
}

/** Join requests of Clarence Court: three open, one refused, and two invitations. */
export function seedDoor(em: SqlEntityManager, door: Door): void {
  const { community, units, manager, now } = door;
  waiting.forEach((person, index) => {
    const askedAt = daysAgo(now, person.daysAgo, index);
    const { user, membership } = askToJoin(em, door, person, { askedAt });
    const { refused: before } = person;
    if (before) {
      const at = daysAgo(now, before.daysAgo, index);
      const firstAsked = daysAgo(now, before.daysAgo + 2, index);
      note(em, door, { user, membership, action: 'ASK_TO_JOIN', actor: user, at: firstAsked });
      const { reason } = before;
      note(em, door, { user, membership, action: 'REFUSE', actor: manager, at, reason });
    }
    note(em, door, { user, membership, action: 'ASK_TO_JOIN', actor: user, at: askedAt });
  });
  const askedAt = daysAgo(now, refused.daysAgo, 1);
  const { reason } = refused.refused;
  const at = daysAgo(now, refused.refused.daysAgo, 1);
  const sent = askToJoin(em, door, refused, { askedAt });
  Object.assign(sent.membership, {
    state: 'ENDED',
    endedAt: at,
    decidedBy: manager,
    decisionReason: reason,
  });
  note(em, door, { ...sent, action: 'ASK_TO_JOIN', actor: sent.user, at: askedAt });
  note(em, door, { ...sent, action: 'REFUSE', actor: manager, at, reason });
  invited.forEach(({ name, email, language, unit, tenure, ...days }, index) => {
    em.create(UserCommunity, {
      id: randomUUID(),
      community,
      condoUnit: unit,
      unit: units.get(unit) ?? null,
      state: 'INVITED',
      tenure,
      inviteeName: name,
      inviteeEmail: email,
      inviteeLanguage: language ?? null,
      inviteExpiresAt: daysAgo(now, -days.expiresInDays, index),
      createdAt: daysAgo(now, days.daysAgo, index),
    });
  });
}

function askToJoin(
  em: SqlEntityManager,
  { community, units }: Door,
  { unit, claims, phone, name, email, language }: (typeof waiting)[number],
  { askedAt }: { askedAt: Date },
): { user: User; membership: UserCommunity } {
  const user = makeUser(em, {
    name,
    email,
    createdAt: askedAt,
    ...(language ? { language } : {}),
    ...(phone ? { phone } : {}),
  });
  const membership = makeMembership(em, user, community, {
    id: randomUUID(),
    condoUnit: unit,
    unit: units.get(unit) ?? null,
    state: 'WAITING',
    claimedTenure: claims,
    createdAt: askedAt,
  });
  return { user, membership };
}

interface Noted {
  user: User;
  membership: UserCommunity;
  action: Extract<LogAction, 'ASK_TO_JOIN' | 'REFUSE'>;
  actor: User;
  at: Date;
  reason?: string;
}

const note = (
  em: SqlEntityManager,
  { community }: Door,
  { user, membership, action, actor, at, reason }: Noted,
) =>
  makeLogLine(em, {
    subjectType: 'MEMBER',
    subjectId: membership.id,
    community,
    actor,
    action,
    fromStatus: action === 'REFUSE' ? 'WAITING' : null,
    toStatus: action === 'REFUSE' ? 'ENDED' : 'WAITING',
    publicReason: reason ?? null,
    snapshot: { title: user.name, unit: membership.condoUnit },
    createdAt: at,
  });

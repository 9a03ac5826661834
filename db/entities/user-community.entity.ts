import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { languages, membershipStates, roles, tenures } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { Unit } from './unit.entity.ts';
import { User } from './user.entity.ts';

/**
 * A membership: this person lives (or works) in this community, in this unit. A row says how it stands
 * now; how it came to that is in the log. An invitation is a row without a person, until it is accepted.
 */
export const UserCommunity = defineEntity({
  name: 'UserCommunity',
  tableName: 'user_communities',
  properties: {
    id: uuidKey(),
    /** Null while nobody has accepted an invitation. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    community: () => p.manyToOne(Community).ref(),
    /** The unit as it is shown; the register of units may not know it. */
    condoUnit: p.text(),
    /** The unit in the register; null where it has none of that name. */
    unit: () => p.manyToOne(Unit).ref().nullable().deleteRule('set null'),
    state: p.enum(membershipStates).default('CONFIRMED'),
    /** What the board knows the person to be. Only this counts for what owners may see. */
    tenure: p.enum(tenures).nullable(),
    /** What the person says. */
    claimedTenure: p.enum(tenures).nullable(),
    /** The last day, in Ottawa; the hub closes with the night after it. Null while no end is known. */
    endsOn: p.date().nullable(),
    /** When it was confirmed last, in UTC. An ENDED one without it was refused. */
    confirmedAt: moment().nullable(),
    /** When it ended or was refused, in UTC. */
    endedAt: moment().nullable(),
    /** Who confirmed, refused or ended it last; null for what no moderator did. */
    decidedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Why it was refused or ended, for the person to read. */
    decisionReason: p.text().nullable(),
    /** Of an invitation: who it is for, the SHA-256 of the secret in its link, and until when. */
    inviteeName: p.text().nullable(),
    inviteeEmail: p.text().nullable(),
    /** The language to write to them in; null where nobody said. */
    inviteeLanguage: p.enum(languages).nullable(),
    /** Given to the person who accepts, unless they have one of their own. */
    inviteePhone: p.text().nullable(),
    inviteHash: p.text().nullable().unique('user_communities_invite_hash_unique'),
    inviteExpiresAt: moment().nullable(),
    /** Which file it came with; null where it was typed. */
    importId: p.uuid().nullable(),
    isPrimary: p.boolean().default(false),
    /** What accepting the invitation makes of the person; null for a resident. */
    invitedRole: p.enum(roles).nullable(),
    /** BOARD and MANAGER moderate only the communities where this is true. */
    canModerate: p.boolean().default(false),
    /** The place among the person's communities, in the order they chose. */
    position: p.integer().default(0),
    createdAt: createdAt(),
  },
  uniques: [
    { name: 'user_communities_user_community_unique', properties: ['user', 'community'] },
    {
      name: 'user_communities_one_primary_unique',
      properties: ['user'],
      where: { isPrimary: true },
    },
  ],
  indexes: [
    {
      name: 'user_communities_community_created_index',
      properties: ['community', 'createdAt'],
    },
    {
      name: 'user_communities_community_state_index',
      properties: ['community', 'state', 'createdAt', 'id'],
    },
    { name: 'user_communities_created_index', properties: ['createdAt'] },
    {
      name: 'user_communities_waiting_index',
      properties: ['community'],
      where: { state: 'WAITING' },
    },
    {
      name: 'user_communities_moderators_index',
      properties: ['community'],
      where: { canModerate: true },
    },
    { name: 'user_communities_unit_index', properties: ['unit'] },
    { name: 'user_communities_invitee_index', properties: ['inviteeEmail'] },
    { name: 'user_communities_decided_by_index', properties: ['decidedBy'] },
    { name: 'user_communities_import_index', properties: ['importId'] },
  ],
  checks: [
    { name: 'user_communities_condo_unit_check', expression: `condo_unit <> ''` },
    {
      name: 'user_communities_person_check',
      expression: `user_id is not null or (state in ('INVITED', 'ENDED') and not can_moderate)`,
    },
  ],
});
export type UserCommunity = InferEntity<typeof UserCommunity>;

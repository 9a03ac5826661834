import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { moderationActions, postTypes, roles } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import { createdAt, uuidKey } from '../shared.ts';
import { User } from '../user.entity.ts';

/** The log of what was decided, by whom and why. Rows are only ever added. */
export const ModerationEvent = defineEntity({
  name: 'ModerationEvent',
  tableName: 'moderation_events',
  properties: {
    id: uuidKey(),
    subjectType: p.enum(postTypes),
    subjectId: p.uuid(),
    community: () => p.manyToOne(Community).ref(),
    actor: () => p.manyToOne(User).ref(),
    /** The role the actor held at that moment; it may have changed since. */
    actorRole: p.enum(roles),
    action: p.enum(moderationActions),
    /** Null when the item was made by this very event. */
    fromStatus: p.text().nullable(),
    toStatus: p.text(),
    /** Shown to the author. */
    publicReason: p.text().nullable(),
    /** Shown to moderators only. */
    internalNote: p.text().nullable(),
    /** The item's text as it stood when this was decided. */
    snapshot: p.json<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  indexes: [
    {
      name: 'moderation_events_subject_index',
      properties: ['subjectType', 'subjectId', 'createdAt'],
    },
    {
      name: 'moderation_events_community_created_index',
      properties: ['community', 'createdAt', 'id'],
    },
    { name: 'moderation_events_actor_index', properties: ['actor'] },
  ],
});
export type ModerationEvent = InferEntity<typeof ModerationEvent>;

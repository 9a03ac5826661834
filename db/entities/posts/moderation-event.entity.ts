import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { logActions, logSubjects, roles } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import { createdAt, moment, uuidKey } from '../shared.ts';
import { User } from '../user.entity.ts';

/**
 * The log of what was decided and changed, by whom and why. Rows are only ever added; of a decision, only `undoneAt`
 * is set later.
 */
export const ModerationEvent = defineEntity({
  name: 'ModerationEvent',
  tableName: 'moderation_events',
  properties: {
    id: uuidKey(),
    subjectType: p.enum(logSubjects),
    subjectId: p.uuid(),
    /** Null for what concerns no single community, such as the role of an administrator. */
    community: () => p.manyToOne(Community).ref().nullable(),
    /** Null for what nobody pressed: the operator's command line, and a date that came. */
    actor: () => p.manyToOne(User).ref().nullable(),
    /** The role the actor held at that moment; it may have changed since. */
    actorRole: p.enum(roles).nullable(),
    action: p.enum(logActions),
    /** Null when the item was made by this very event. */
    fromStatus: p.text().nullable(),
    toStatus: p.text(),
    /** The entry of the short list of reasons; null where none was chosen. */
    reasonCode: p.text().nullable(),
    /** Shown to the author. */
    publicReason: p.text().nullable(),
    /** Shown to moderators only. */
    internalNote: p.text().nullable(),
    /** The item's text as it stood when this was decided. */
    snapshot: p.json<Record<string, unknown>>(),
    createdAt: createdAt(),
    /** When whoever decided undid it: it stays in the log, and counts for nothing any more. */
    undoneAt: moment().nullable(),
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
    { name: 'moderation_events_created_index', properties: ['createdAt', 'id'] },
    { name: 'moderation_events_action_created_index', properties: ['action', 'createdAt', 'id'] },
    { name: 'moderation_events_actor_index', properties: ['actor'] },
    {
      name: 'moderation_events_grams_index',
      expression: `create index "moderation_events_grams_index" on "moderation_events" using gin (search_grams((snapshot ->> 'title'::text)))`,
    },
    {
      name: 'moderation_events_about_index',
      expression: `create index "moderation_events_about_index" on "moderation_events" ((snapshot ->> 'aboutId'::text)) where subject_type = 'REPORT'::text`,
    },
  ],
});
export type ModerationEvent = InferEntity<typeof ModerationEvent>;

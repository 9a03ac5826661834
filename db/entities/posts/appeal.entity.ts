import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { appealStates, postTypes } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import { createdAt, moment, uuidKey } from '../shared.ts';
import { User } from '../user.entity.ts';
import { ModerationEvent } from './moderation-event.entity.ts';

/** What an author says against a rejection or a removal: once for each decision. */
export const Appeal = defineEntity({
  name: 'Appeal',
  tableName: 'appeals',
  properties: {
    id: uuidKey(),
    postType: p.enum(postTypes),
    postId: p.uuid(),
    community: () => p.manyToOne(Community).ref(),
    author: () => p.manyToOne(User).ref(),
    /** The decision it is against. */
    event: () => p.manyToOne(ModerationEvent).ref(),
    words: p.text(),
    state: p.enum(appealStates).default('OPEN'),
    decidedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Shown to the author. */
    answer: p.text().nullable(),
    decidedAt: moment().nullable(),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'appeals_event_unique', properties: ['event'] }],
  indexes: [
    {
      name: 'appeals_community_state_index',
      properties: ['community', 'state', 'createdAt', 'id'],
    },
    { name: 'appeals_state_created_index', properties: ['state', 'createdAt', 'id'] },
    { name: 'appeals_post_index', properties: ['postType', 'postId'] },
    { name: 'appeals_author_index', properties: ['author'] },
    { name: 'appeals_decided_by_index', properties: ['decidedBy'] },
  ],
});
export type Appeal = InferEntity<typeof Appeal>;

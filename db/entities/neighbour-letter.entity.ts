import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { postTypes } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/**
 * What one member wrote to another about a post of theirs. It is kept for 90 days, so that it can be
 * reported; until then nobody but its two people reads it.
 */
export const NeighbourLetter = defineEntity({
  name: 'NeighbourLetter',
  tableName: 'neighbour_letters',
  properties: {
    id: uuidKey(),
    sender: () => p.manyToOne(User).ref().deleteRule('cascade'),
    receiver: () => p.manyToOne(User).ref().deleteRule('cascade'),
    community: () => p.manyToOne(Community).ref(),
    postType: p.enum(postTypes),
    postId: p.uuid(),
    words: p.text(),
    /** Of the words: the same ones about the same post are one letter. */
    digest: p.text(),
    createdAt: createdAt(),
  },
  uniques: [
    {
      name: 'neighbour_letters_once_unique',
      properties: ['sender', 'receiver', 'postId', 'digest'],
    },
  ],
  indexes: [
    { name: 'neighbour_letters_sender_index', properties: ['sender', 'createdAt'] },
    { name: 'neighbour_letters_receiver_index', properties: ['receiver'] },
    { name: 'neighbour_letters_community_index', properties: ['community'] },
    { name: 'neighbour_letters_created_index', properties: ['createdAt'] },
  ],
});
export type NeighbourLetter = InferEntity<typeof NeighbourLetter>;

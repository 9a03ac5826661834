import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { postTypes, revisionStatuses } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import { createdAt, moment, uuidKey } from '../shared.ts';
import { User } from '../user.entity.ts';

/**
 * An author's edit of a published post that waits for the board beside it. A post has at most one
 * that is pending; the next edit replaces its fields.
 */
export const PostRevision = defineEntity({
  name: 'PostRevision',
  tableName: 'post_revisions',
  properties: {
    id: uuidKey(),
    postType: p.enum(postTypes),
    postId: p.uuid(),
    community: () => p.manyToOne(Community).ref(),
    author: () => p.manyToOne(User).ref(),
    /** The fields an author fills in, as the post would have them; moments as ISO 8601 text. */
    fields: p.json<Record<string, unknown>>(),
    /** The version of the post since it was written. */
    baseVersion: p.integer(),
    status: p.enum(revisionStatuses).default('PENDING'),
    /** Kept by the database: an edit waits only while its post is published. */
    postIsPublished: p.boolean().default(false),
    /** Shown to the author. */
    reason: p.text().nullable(),
    decidedBy: () => p.manyToOne(User).ref().nullable(),
    decidedAt: moment().nullable(),
    createdAt: createdAt(),
    /** The fields of the post that its approval took the place of, for as long as it is approved. */
    replaced: p.json<Record<string, unknown>>().nullable(),
  },
  uniques: [
    {
      name: 'post_revisions_one_pending_unique',
      properties: ['postType', 'postId'],
      where: { status: 'PENDING' },
    },
  ],
  indexes: [
    { name: 'post_revisions_post_index', properties: ['postType', 'postId', 'createdAt'] },
    {
      name: 'post_revisions_community_status_created_index',
      properties: ['community', 'status', 'createdAt'],
    },
    { name: 'post_revisions_status_created_index', properties: ['status', 'createdAt'] },
    {
      name: 'post_revisions_waiting_index',
      properties: ['postType', 'createdAt', 'postId'],
      where: { status: 'PENDING', postIsPublished: true },
    },
    {
      name: 'post_revisions_community_waiting_index',
      properties: ['community', 'postType', 'createdAt', 'postId'],
      where: { status: 'PENDING', postIsPublished: true },
    },
    { name: 'post_revisions_author_index', properties: ['author'] },
    { name: 'post_revisions_decided_by_index', properties: ['decidedBy'] },
  ],
});
export type PostRevision = InferEntity<typeof PostRevision>;

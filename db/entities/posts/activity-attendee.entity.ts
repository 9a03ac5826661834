import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Activity } from './activity.entity.ts';
import { createdAt } from '../shared.ts';
import { User } from '../user.entity.ts';

/**
 * One row per person who joins, so that two people who join at once lose nothing. Who joined a full
 * activity has drawn a ticket, and waits.
 */
export const ActivityAttendee = defineEntity({
  name: 'ActivityAttendee',
  tableName: 'activity_attendees',
  properties: {
    activity: () => p.manyToOne(Activity).ref().primary().deleteRule('cascade'),
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    /** The number drawn at a full activity: the lowest is the first in line; null for who has a place. */
    ticket: p.integer().nullable(),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'activity_attendees_ticket_unique', properties: ['activity', 'ticket'] }],
  indexes: [
    { name: 'activity_attendees_user_index', properties: ['user', 'createdAt'] },
    { name: 'activity_attendees_created_index', properties: ['createdAt'] },
  ],
});
export type ActivityAttendee = InferEntity<typeof ActivityAttendee>;

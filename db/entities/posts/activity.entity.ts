import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { activityStatuses, languages } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import { createdAt, moment, updatedAt, uuidKey, words, wordsIndex } from '../shared.ts';
import { User } from '../user.entity.ts';

export const Activity = defineEntity({
  name: 'Activity',
  tableName: 'activities',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    author: () => p.manyToOne(User).ref(),
    title: p.text(),
    slug: p.text().unique('activities_slug_unique'),
    description: p.text(),
    /** What its title and description are written in. */
    language: p.enum(languages).default('en'),
    /** The start, in UTC; null means the day is still open. */
    when: moment().nullable(),
    /** The end, in UTC; null where none was given. */
    endsAt: moment().nullable(),
    /** From when on it is over: at its end, or three hours after its start; null without a day. */
    overAt: moment()
      .nullable()
      .generated(
        `(coalesce(ends_at, ((("when" at time zone 'UTC'::text) + '03:00:00'::interval) at time zone 'UTC'::text))) stored`,
      ),
    /** Where it is, in its author's words. */
    place: p.text().nullable(),
    /** How many can go besides the organizer; null for as many as like. */
    capacity: p.integer().nullable(),
    tags: p.array().default([]),
    images: p.array().default([]),
    contactEmail: p.text().nullable(),
    status: p.enum(activityStatuses).default('PENDING'),
    /** Raised by every edit and decision; a decision names the version it was made on. */
    version: p.integer().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    words: words(
      `search_words(language, title, ((description || ' '::text) || search_tags(tags)))`,
    ),
  },
  indexes: [
    wordsIndex('activities'),
    { name: 'activities_created_index', properties: ['createdAt', 'id'] },
    { name: 'activities_community_created_index', properties: ['community', 'createdAt', 'id'] },
    {
      name: 'activities_when_index',
      properties: ['when'],
      where: { status: 'PUBLISHED' },
    },
    {
      name: 'activities_community_when_index',
      properties: ['community', 'when'],
      where: { status: 'PUBLISHED' },
    },
    { name: 'activities_community_over_index', properties: ['community', 'overAt'] },
    {
      name: 'activities_community_status_created_index',
      properties: ['community', 'status', 'createdAt', 'id'],
    },
    {
      name: 'activities_community_status_over_index',
      properties: ['community', 'status', 'overAt'],
    },
    { name: 'activities_status_created_index', properties: ['status', 'createdAt', 'id'] },
    { name: 'activities_author_created_index', properties: ['author', 'createdAt', 'id'] },
  ],
  checks: [
    { name: 'activities_title_check', expression: `title <> ''` },
    { name: 'activities_end_check', expression: `ends_at > "when"` },
    { name: 'activities_capacity_check', expression: 'capacity >= 1 and capacity <= 1000' },
  ],
});
export type Activity = InferEntity<typeof Activity>;

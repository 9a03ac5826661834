import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** One community that a moderator hands over to a successor on a day. One form may make several. */
export const Handover = defineEntity({
  name: 'Handover',
  tableName: 'handovers',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    /** Who moderates it until then. */
    person: () => p.manyToOne(User).ref().deleteRule('cascade'),
    successor: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** The first day, in Ottawa, on which the successor moderates. */
    onDay: p.date(),
    /** Who asked for it: the person, or an ADMIN. */
    askedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    doneAt: moment().nullable(),
    cancelledAt: moment().nullable(),
    /** Set where it could not be carried out on its day: one of the two could not hand over or take over. */
    failedAt: moment().nullable(),
    createdAt: createdAt(),
  },
  uniques: [
    {
      name: 'handovers_one_pending_unique',
      properties: ['person', 'community'],
      where: { doneAt: null, cancelledAt: null, failedAt: null },
    },
  ],
  indexes: [
    { name: 'handovers_community_index', properties: ['community'] },
    { name: 'handovers_successor_index', properties: ['successor'] },
    { name: 'handovers_asked_by_index', properties: ['askedBy'] },
    { name: 'handovers_day_index', properties: ['onDay'] },
  ],
  checks: [{ name: 'handovers_two_people_check', expression: 'person_id <> successor_id' }],
});
export type Handover = InferEntity<typeof Handover>;

import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { reportReasons, reportStates, reportSubjects } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** What a member reports of a post or a person. Nobody but themselves ever reads who it was. */
export const Report = defineEntity({
  name: 'Report',
  tableName: 'reports',
  properties: {
    id: uuidKey(),
    subjectType: p.enum(reportSubjects),
    subjectId: p.uuid(),
    community: () => p.manyToOne(Community).ref(),
    /** Whose post or profile it is: that person neither sees the report nor decides on it. */
    about: () => p.manyToOne(User).ref(),
    /** For the outcome and the limits only. */
    reporter: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    reasonCode: p.enum(reportReasons),
    words: p.text().nullable(),
    /** The text of a post as it was reported. */
    snapshot: p.json<Record<string, unknown>>(),
    state: p.enum(reportStates).default('OPEN'),
    decidedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Shown to whoever reported. */
    answer: p.text().nullable(),
    decidedAt: moment().nullable(),
    createdAt: createdAt(),
  },
  uniques: [
    {
      name: 'reports_one_open_unique',
      properties: ['reporter', 'subjectType', 'subjectId'],
      where: { state: 'OPEN' },
    },
  ],
  indexes: [
    {
      name: 'reports_community_state_index',
      properties: ['community', 'state', 'createdAt', 'id'],
    },
    { name: 'reports_state_created_index', properties: ['state', 'createdAt', 'id'] },
    { name: 'reports_subject_index', properties: ['subjectType', 'subjectId', 'state'] },
    { name: 'reports_reporter_index', properties: ['reporter', 'createdAt', 'id'] },
    { name: 'reports_about_index', properties: ['about'] },
    { name: 'reports_decided_by_index', properties: ['decidedBy'] },
  ],
});
export type Report = InferEntity<typeof Report>;

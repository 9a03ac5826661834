import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { yearDuties } from '../enums.ts';
import { Community } from './community.entity.ts';
import { RecordDocument } from './record-document.entity.ts';
import { createdAt, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A fiscal year of a corporation: the day on which it ends, and that of its owners' meeting. */
export const BoardYear = defineEntity({
  name: 'BoardYear',
  tableName: 'board_years',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    endsOn: p.date(),
    meetingOn: p.date().nullable(),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'board_years_community_ends_unique', properties: ['community', 'endsOn'] }],
});
export type BoardYear = InferEntity<typeof BoardYear>;

/** What was done about a duty of a year. Of requests for records there are as many as came in. */
export const BoardYearEntry = defineEntity({
  name: 'BoardYearEntry',
  tableName: 'board_year_entries',
  properties: {
    id: uuidKey(),
    year: () => p.manyToOne(BoardYear).ref().deleteRule('cascade'),
    duty: p.enum(yearDuties),
    /** When a request for records came in; null for all other duties. */
    receivedOn: p.date().nullable(),
    /** Who made a request for records, and what for, in one line. */
    about: p.text().nullable(),
    doneOn: p.date().nullable(),
    doneBy: p.text().nullable(),
    document: () => p.manyToOne(RecordDocument).ref().nullable().deleteRule('set null'),
    recordedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  uniques: [
    {
      name: 'board_year_entries_duty_unique',
      properties: ['year', 'duty'],
      where: { duty: { $ne: 'RECORDS_REQUEST' } },
    },
  ],
  indexes: [
    { name: 'board_year_entries_year_index', properties: ['year', 'createdAt'] },
    { name: 'board_year_entries_document_index', properties: ['document'] },
    { name: 'board_year_entries_recorded_by_index', properties: ['recordedBy'] },
  ],
  checks: [
    {
      name: 'board_year_entries_done_check',
      expression: '(done_on is null) = (done_by is null)',
    },
    {
      name: 'board_year_entries_received_check',
      expression: `(received_on is not null) = (duty = 'RECORDS_REQUEST')`,
    },
    {
      name: 'board_year_entries_about_check',
      expression: `about is null or (about <> '' and duty = 'RECORDS_REQUEST')`,
    },
  ],
});
export type BoardYearEntry = InferEntity<typeof BoardYearEntry>;

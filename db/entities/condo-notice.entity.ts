import { defineEntity, p, type InferEntity, type Opt } from '@mikro-orm/core';
import { audiences, noticeKinds, noticeStatuses, type Language } from '../enums.ts';
import { Community } from './community.entity.ts';
import {
  createdAt,
  language,
  moment,
  translation,
  translationCheck,
  updatedAt,
  uuidKey,
  words,
  wordsIndex,
} from './shared.ts';
import { User } from './user.entity.ts';

export const CondoNotice = defineEntity({
  name: 'CondoNotice',
  tableName: 'condo_notices',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    author: () => p.manyToOne(User).ref(),
    title: p.text(),
    content: p.text(),
    language: language(),
    translation: translation<{ title: string; content: string }>(),
    pinned: p.boolean().default(false),
    kind: p.enum(noticeKinds).default('INFORMATION'),
    status: p.enum(noticeStatuses).default('PUBLISHED'),
    /** Whether it has to be served on each owner by the way the law gives. */
    mustBeServed: p.boolean().default(false),
    /** When residents see it first; in the future for one that is scheduled. A draft may wish for a time. */
    publishedAt: moment().nullable(),
    /** When it leaves the hub; the archive keeps it. */
    expiresAt: moment().nullable(),
    /** The day in Ottawa on which what it is about happens, such as '2026-12-05'. */
    happensOn: p.date().nullable(),
    /** From and until when on that day, as clocks in Ottawa show it: '09:00'. Both null for the whole day. */
    happensFrom: p.text().nullable(),
    happensUntil: p.text().nullable(),
    /** When its text was last changed after it was published. */
    correctedAt: moment().nullable(),
    audience: p.enum(audiences).default('EVERYONE'),
    audienceFloors: p
      .array((floor) => Number(floor))
      .columnType('int[]')
      .default([]),
    /** The units as they were written, such as '101-112, 305'. */
    audienceUnits: p.text().nullable(),
    /** The same units, each as it is compared. */
    audienceUnitKeys: p.array().columnType('text[]').default([]),
    /** When its letters are to be queued; null once they are, and while it is no scheduled one. */
    lettersDueAt: moment().nullable(),
    /** When somebody said that this emergency is over. */
    overAt: moment().nullable(),
    /** The sentence that says so, in each language that the notice had then. */
    overWords: p.json<Partial<Record<Language, string>>>().nullable(),
    /** When its moderators were reminded that it is still up. */
    overRemindedAt: moment().nullable(),
    /** Why it was taken down, for moderators to read. */
    takenDownReason: p.text().nullable(),
    /** Raised by every change; an edit names the version it was made on. */
    version: p.integer().default(1),
    /** What comes first on the hub: a pinned emergency, then what else is pinned. */
    rank: p
      .integer()
      .$type<Opt<number>>()
      .generated(
        `(case when (pinned and (kind = 'EMERGENCY'::text)) then 2 when pinned then 1 else 0 end) stored`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    words: words(
      `(search_words(language, title, content) || search_words(search_other(language), (translation ->> 'title'::text), (translation ->> 'content'::text)))`,
    ),
  },
  indexes: [
    wordsIndex('condo_notices'),
    {
      name: 'condo_notices_community_rank_published_index',
      properties: ['community', 'rank', 'publishedAt', 'id'],
    },
    { name: 'condo_notices_author_index', properties: ['author'] },
    { name: 'condo_notices_letters_due_index', properties: ['lettersDueAt'] },
    { name: 'condo_notices_happens_index', properties: ['community', 'happensOn'] },
    {
      name: 'condo_notices_over_index',
      properties: ['community', 'overAt'],
      where: { overAt: { $ne: null } },
    },
  ],
  checks: [
    {
      name: 'condo_notices_served_check',
      expression: `not must_be_served or kind in ('MEETING', 'STATUTORY')`,
    },
    translationCheck('condo_notices', ['title', 'content']),
    {
      name: 'condo_notices_over_check',
      expression: `(over_at is null) = (over_words is null) and (over_at is null or (kind = 'EMERGENCY' and not pinned))`,
    },
    {
      name: 'condo_notices_published_check',
      expression: `status = 'DRAFT' or published_at is not null`,
    },
    {
      name: 'condo_notices_happens_check',
      expression: `(happens_from is null or happens_on is not null) and (happens_until is null or (happens_from is not null and happens_until > happens_from))`,
    },
  ],
});
export type CondoNotice = InferEntity<typeof CondoNotice>;

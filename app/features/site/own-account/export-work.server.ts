import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** Reads of what a person said to moderators: against their decisions, and of others' posts; with the outcome. */
export function complaintsOf(em: Em, id: string) {
  const db = kysely(em);
  return {
    appeals: db
      .selectFrom('appeals as appeal')
      .innerJoin('communities as community', 'community.id', 'appeal.community')
      .select(['community.name as community', 'appeal.postType', 'appeal.postId', 'appeal.words'])
      .select(['appeal.state', 'appeal.answer', 'appeal.createdAt', 'appeal.decidedAt'])
      .where('appeal.author', '=', id)
      .orderBy('appeal.createdAt')
      .execute(),
    // A post by its title; a person is not named.
    reports: db
      .selectFrom('reports as report')
      .innerJoin('communities as community', 'community.id', 'report.community')
      .select(['community.name as community', 'report.subjectType', 'report.subjectId'])
      .select(['report.reasonCode', 'report.words', 'report.state', 'report.answer'])
      .select(['report.createdAt', 'report.decidedAt'])
      .select(sql<string | null>`report.snapshot->>'title'`.as('title'))
      .where('report.reporter', '=', id)
      .orderBy('report.createdAt')
      .execute(),
  };
}

/**
 * Reads of what a person did at a desk: facts and own words. The contents of files are the corporation's, and the
 * people in a list that was imported are others.
 */
export function deskWorkOf(em: Em, id: string) {
  const db = kysely(em);
  return {
    notices: db
      .selectFrom('condo_notices as notice')
      .innerJoin('communities as community', 'community.id', 'notice.community')
      .select(['community.name as community', 'notice.id', 'notice.kind', 'notice.title'])
      .select(['notice.content', 'notice.language', 'notice.translation', 'notice.status'])
      .select(['notice.publishedAt', 'notice.expiresAt', 'notice.createdAt'])
      .where('notice.author', '=', id)
      .orderBy('notice.createdAt')
      .execute(),
    documents: documentsOf(em, id),
    files: db
      .selectFrom('stored_files as file')
      .innerJoin('communities as community', 'community.id', 'file.community')
      .select(['community.name as community', 'file.name', 'file.mediaType', 'file.bytes'])
      .select('file.createdAt')
      .where('file.uploadedBy', '=', id)
      .orderBy('file.createdAt')
      .execute(),
    imports: db
      .selectFrom('people_imports as list')
      .innerJoin('communities as community', 'community.id', 'list.community')
      .select(['community.name as community', 'list.fileName', 'list.state', 'list.summary'])
      .select(['list.createdAt', 'list.savedAt'])
      .where('list.createdBy', '=', id)
      .orderBy('list.createdAt')
      .execute(),
    unitCodes: db
      .selectFrom('unit_codes as code')
      .innerJoin('units as unit', 'unit.id', 'code.unit')
      .innerJoin('communities as community', 'community.id', 'unit.community')
      .select(['community.name as community', 'unit.label as unit', 'code.createdAt'])
      .where('code.createdBy', '=', id)
      .orderBy('code.createdAt')
      .execute(),
    editorPieces: piecesOf(em, id),
  };
}

/** Versions that a person put on the shelf, with the title that the document had then. */
const documentsOf = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('record_versions as version')
    .innerJoin('records as record', 'record.id', 'version.record')
    .innerJoin('communities as community', 'community.id', 'record.community')
    .innerJoin('stored_files as file', 'file.id', 'version.file')
    .select(['community.name as community', 'version.number', 'version.note', 'version.createdAt'])
    .select('file.name as file')
    .select(
      sql<string | null>`(select event.snapshot->>'title' from moderation_events event
        where event.subject_type = 'DOCUMENT' and event.subject_id = version.record_id
          and event.action = 'UPLOAD' and event.actor_id = ${id}::uuid
          and event.snapshot->>'version' = version.number::text limit 1)`.as('title'),
    )
    .where('version.uploadedBy', '=', id)
    .orderBy('version.createdAt')
    .execute();

/** What a person published, archived or deleted at the editor's desk, as it was called last. */
const piecesOf = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('moderation_events as event')
    .distinctOn('event.subjectId')
    .select(['event.subjectId as id', 'event.action as lastAction', 'event.createdAt as lastAt'])
    .select(sql<string | null>`event.snapshot->>'kind'`.as('kind'))
    .select(sql<string | null>`event.snapshot->>'title'`.as('title'))
    .select(sql<string | null>`event.snapshot->>'author'`.as('byline'))
    .where('event.subjectType', '=', 'EDITORIAL')
    .where('event.actor', '=', id)
    .orderBy('event.subjectId')
    .orderBy('event.createdAt', 'desc')
    .execute();

/**
 * Invitations that a person accepted, or that are for their confirmed address. An address that nobody
 * confirmed may be somebody else's, and an invitation says where that person lives.
 */
export const invitationsOf = (em: Em, id: string) =>
  kysely(em)
    .selectFrom('user_communities as row')
    .innerJoin('communities as community', 'community.id', 'row.community')
    .innerJoin('users as person', (join) => join.on('person.id', '=', id))
    .select(['community.name as community', 'row.condoUnit as unit', 'row.tenure', 'row.state'])
    .select(['row.inviteeName as name', 'row.inviteeEmail as email', 'row.invitedRole as role'])
    .select(['row.inviteExpiresAt as expiresAt', 'row.createdAt'])
    .where((is) =>
      is.or([is('row.inviteeName', 'is not', null), is('row.inviteeEmail', 'is not', null)]),
    )
    .where((is) =>
      is.or([
        is('row.user', '=', id),
        is.and([
          is('row.user', 'is', null),
          is('person.isAuthenticated', '=', true),
          is('row.inviteeEmail', '=', is.ref('person.email')),
        ]),
      ]),
    )
    .orderBy('row.createdAt')
    .execute();

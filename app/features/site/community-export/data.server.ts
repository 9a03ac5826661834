import { sql, type RawBuilder } from 'kysely';
import type { ZipEntry } from '#app/features/media/zip/zip.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Shelf } from './shelf.server.ts';

const atOnce = 500;

/**
 * What a program needs to put a community's records elsewhere: a file for each kind, with a JSON object a line. Each
 * column is named, so that one that is added later is in no file before somebody decides so: none has a secret, nor
 * anything that the desk does not show.
 */
const kinds: Record<string, (communityId: RawBuilder<string>) => RawBuilder<unknown>> = {
  community: (id) => sql`
    select id, slug, name, address, description, language, translation, emergency_phone, manager_email, manager_phone,
      board_email, office_hours, ac_on_approx, heat_on_approx, fire_inspection_approx, require_moderation, post_readers,
      join_policy, people_per_unit, opened_at, created_at
    from communities where id = ${id}`,
  units: (id) => sql`
    select id, label, floor, position, created_at from units where community_id = ${id}`,
  // As the lists of the desk: without invitations that ended, and an address of nobody who deletes their account.
  memberships: (id) => sql`
    select m.id, m.user_id, coalesce(person.name, m.invitee_name) as name,
      case when person.id is null then m.invitee_email when person.deletion_asked_at is null then person.email end as email,
      case when person.id is null then m.invitee_phone when person.deletion_asked_at is null then nullif(person.phone, '')
        end as phone,
      coalesce(person.language, m.invitee_language) as language,
      m.unit_id, m.condo_unit, m.state, m.tenure, m.claimed_tenure, m.can_moderate, m.invited_role, m.invite_expires_at,
      m.decision_reason, m.confirmed_at, m.ends_on, m.ended_at, m.created_at
    from user_communities m left join users person on person.id = m.user_id
    where m.community_id = ${id} and not (m.state = 'ENDED' and m.user_id is null)`,
  'further-units': (id) => sql`
    select further.id, further.membership_id, further.unit_id, further.condo_unit, further.state, further.tenure,
      further.claimed_tenure, further.created_at
    from further_units further join user_communities m on m.id = further.membership_id where m.community_id = ${id}`,
  folders: (id) => sql`
    select id, kind, name, language, translation, access, position, created_at from record_folders where community_id = ${id}`,
  documents: (id) => sql`
    select id, folder_id, title, language, access, dated_on, retain_until, is_emergency_plan, taken_down_at, created_at
    from records where community_id = ${id}`,
  'document-versions': (id) => sql`
    select version.id, version.record_id as document_id, version.number, version.note, version.created_at,
      version.file_id, file.name as file_name, file.media_type, file.bytes
    from record_versions version join records on records.id = version.record_id
      join stored_files file on file.id = version.file_id where records.community_id = ${id}`,
  texts: (id) => sql`
    select id, kind, title, lead, sections, language, translation, updated_at from community_documents
    where community_id = ${id}`,
  notices: (id) => sql`
    select notice.id, notice.kind, notice.status, notice.title, notice.content, notice.language, notice.translation,
      notice.author_id, author.name as author, notice.audience, notice.audience_floors, notice.audience_units, notice.pinned,
      notice.happens_on, notice.happens_from, notice.happens_until, notice.published_at, notice.corrected_at,
      notice.expires_at, notice.taken_down_reason, notice.created_at
    from condo_notices notice join users author on author.id = notice.author_id where notice.community_id = ${id}`,
  'notice-files': (id) => sql`
    select link.id, link.notice_id, link.position, link.file_id, file.name as file_name, file.media_type, file.bytes
    from notice_files link join condo_notices notice on notice.id = link.notice_id
      join stored_files file on file.id = link.file_id where notice.community_id = ${id}`,
  listings: (id) => sql`
    select post.id, post.author_id, author.name as author, post.status, post.title, post.description, post.language,
      post.category, post.price as price_cents, post.condition, post.contact_email, post.created_at, post.updated_at
    from listings post join users author on author.id = post.author_id where post.community_id = ${id}`,
  activities: (id) => sql`
    select post.id, post.author_id, author.name as author, post.status, post.title, post.description, post.language,
      post."when", post.ends_at, post.place, post.capacity, post.tags, post.contact_email, post.created_at, post.updated_at,
      (select json_agg(json_build_object('user_id', person.id, 'name', person.name, 'joined_at', going.created_at,
          'waits', going.ticket is not null) order by going.created_at)
        from activity_attendees going join users person on person.id = going.user_id
        where going.activity_id = post.id) as attendees
    from activities post join users author on author.id = post.author_id where post.community_id = ${id}`,
};

/** The files below `data/`, with the path of each stored file in the zip. */
export async function* dataOf(em: Em, communityId: string, shelf: Shelf): AsyncGenerator<ZipEntry> {
  for (const kind of Object.keys(kinds)) {
    yield { name: `data/${kind}.jsonl`, content: linesOf(em, kind, communityId, shelf) };
  }
}

interface Row {
  id: string;
  line: Record<string, unknown>;
}

async function* linesOf(
  em: Em,
  kind: string,
  communityId: string,
  shelf: Shelf,
): AsyncGenerator<Uint8Array> {
  const select = kinds[kind];
  let after: string | null = null;
  while (select) {
    const rows: Row[] = await readRows(em, select(sql`${communityId}::uuid`), after);
    const lines = rows.map(({ line }) => `${JSON.stringify(withPath(line, shelf))}\n`);
    if (lines.length > 0) yield Buffer.from(lines.join(''));
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < atOnce) return;
  }
}

/** A row whose file is in the zip says where; one whose file is not says null. */
const withPath = (line: Record<string, unknown>, shelf: Shelf) =>
  typeof line.file_id === 'string' ? { ...line, path: shelf.pathOf(line.file_id) } : line;

async function readRows(em: Em, rows: RawBuilder<unknown>, after: string | null): Promise<Row[]> {
  const found = await sql<Row>`
    select r.id, row_to_json(r) as line from (${rows}) r
    where ${after === null} or r.id > ${after}::uuid
    order by r.id limit ${sql.lit(atOnce)}`.execute(kysely(em));
  return found.rows;
}

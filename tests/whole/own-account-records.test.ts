import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  Appeal,
  CondoNotice,
  EditorialArticle,
  ModerationEvent,
  Report,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { makeWholeLife } from '#tests/setup/whole-life.ts';

const app = testApp();
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const day = 24 * 60 * 60 * 1000;
const password = 'the right one';

/**
 * What becomes of each column that points to a person once their account is deleted for good: the row
 * goes, the tie is cut, or it stays and points to an account without a name (rules 18.8).
 */
const pointers: Record<string, 'goes' | 'cut' | 'stays'> = {
  'activities.author_id': 'stays',
  'activity_attendees.user_id': 'stays',
  'appeals.author_id': 'stays',
  'appeals.decided_by_id': 'stays',
  'board_year_entries.recorded_by_id': 'cut',
  'booking_feeds.made_by_id': 'stays',
  'bookings.made_by_id': 'stays',
  'bookings.user_id': 'cut',
  'bookmarks.user_id': 'goes',
  'calendar_feeds.user_id': 'goes',
  'community_screens.made_by_id': 'stays',
  'condo_notices.author_id': 'stays',
  'handovers.asked_by_id': 'stays',
  'handovers.person_id': 'stays',
  'handovers.successor_id': 'stays',
  'idempotency_keys.user_id': 'goes',
  'listings.author_id': 'stays',
  'mail_choices.user_id': 'goes',
  'mail_letters.user_id': 'goes',
  'moderation_events.actor_id': 'stays',
  'neighbour_blocks.blocked_id': 'goes',
  'neighbour_blocks.person_id': 'goes',
  'neighbour_letters.receiver_id': 'goes',
  'neighbour_letters.sender_id': 'goes',
  'notice_deliveries.slip_by_id': 'stays',
  'notice_services.user_id': 'cut',
  'one_time_links.user_id': 'goes',
  'owner_consents.recorded_by_id': 'cut',
  'passkey_challenges.user_id': 'goes',
  'owners.email_by_id': 'cut',
  'passkeys.user_id': 'goes',
  'people_imports.created_by_id': 'cut',
  // Until the hourly sweep of photos that nothing uses.
  'photos.owner_id': 'stays',
  'post_revisions.author_id': 'stays',
  'post_revisions.decided_by_id': 'stays',
  'record_versions.uploaded_by_id': 'stays',
  'reports.about_id': 'stays',
  'reports.decided_by_id': 'stays',
  'reports.reporter_id': 'cut',
  'request_entries.author_id': 'cut',
  'request_entries.person_id': 'cut',
  'request_joiners.user_id': 'goes',
  'request_work_orders.made_by_id': 'stays',
  'second_steps.user_id': 'goes',
  'service_handovers.recorded_by_id': 'cut',
  'service_requests.assignee_id': 'cut',
  'service_requests.author_id': 'cut',
  'sessions.user_id': 'goes',
  'sign_ons.user_id': 'goes',
  'stored_files.uploaded_by_id': 'cut',
  'unit_codes.created_by_id': 'stays',
  'user_communities.decided_by_id': 'stays',
  'user_communities.user_id': 'stays',
};

/** Every other column where a name, an address or somebody’s words may stand; the rules say what becomes of it. */
const copies = [
  'activities.contact_email',
  'appeals.answer',
  'appeals.words',
  'bookings.guest_name',
  'bookings.reason',
  'bookings.words',
  'editorial_articles.author',
  'idempotency_keys.result',
  'listings.contact_email',
  'mail_letters.address',
  'mail_letters.params',
  'moderation_events.internal_note',
  'moderation_events.public_reason',
  'moderation_events.snapshot',
  'mortgagees.address',
  'mortgagees.email',
  'mortgagees.name',
  'mortgagees.returned_email',
  'notice_services.address',
  'notice_services.email_address',
  'notice_services.email_to',
  'notice_services.name',
  'one_time_links.email',
  'owners.address',
  'owners.email',
  'owners.name',
  'owners.returned_email',
  'neighbour_letters.words',
  'passkeys.name',
  'people_imports.file_name',
  'people_imports.rows',
  'people_imports.undo',
  'post_revisions.fields',
  'post_revisions.reason',
  'post_revisions.replaced',
  'record_versions.note',
  'reports.answer',
  'reports.snapshot',
  'reports.words',
  'request_entries.words',
  'service_requests.phone',
  'sessions.user_agent',
  'sign_ons.email',
  'stored_files.name',
  'suppressed_addresses.address',
  'user_communities.decision_reason',
  'user_communities.invitee_email',
  'user_communities.invitee_name',
  'user_communities.invitee_phone',
  'users.email',
  'users.email_before',
  'users.held',
  'users.name',
  'users.phone',
];

/**
 * The same kinds of columns that hold nothing of a person: texts of the house and of the city, with the
 * names of its figures, and the name of a community as it is searched for.
 */
const impersonal = [
  'bookable_places.name',
  'bookable_places.times',
  'city_figures.name',
  'communities.address',
  'communities.board_email',
  'communities.emergency_phone',
  'communities.folded_name',
  'communities.manager_email',
  'communities.manager_phone',
  'communities.name',
  'community_documents.sections',
  'condo_notices.over_words',
  'condo_notices.taken_down_reason',
  'contractors.name',
  'contractors.phone',
  'moderation_events.reason_code',
  'newsletter_editions.sections',
  'notice_services.email_at',
  'notice_services.email_state',
  'notice_services.emails_since',
  'notice_services.further_units',
  'notice_services.reason',
  'owner_consents.answer',
  'owners.email_on',
  'owners.email_source',
  'people_imports.mapping',
  'people_imports.summary',
  'record_folders.name',
  'request_entries.author_role',
  'request_places.name',
  'service_requests.first_answered_at',
  'reports.reason_code',
  'site_settings.contact_email',
  'site_settings.contact_note_en',
  'site_settings.contact_note_fr',
  'site_settings.operator_name',
  'site_settings.privacy_email',
  'suppressed_addresses.reason',
  'users.shows_email',
];

const pointing = `
  select constrained.table_name || '.' || held.column_name as name
    from information_schema.table_constraints constrained
    join information_schema.key_column_usage held using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage target using (constraint_schema, constraint_name)
   where constrained.constraint_type = 'FOREIGN KEY' and target.table_name = 'users'`;

const holding = `
  select columns.table_name || '.' || columns.column_name as name
    from information_schema.columns
   where table_schema = 'public' and table_name <> 'migrations' and column_name <> 'translation'
     and (data_type in ('json', 'jsonb')
       or column_name ~ '(name|email|address|phone|author|words|reason|answer|note|agent)')
     and column_name !~ '_id$'
     -- What search keeps of a row's own words, which goes with them.
     and data_type <> 'tsvector'`;

const namesOf = async (sql: string) =>
  (await app.em().execute<{ name: string }[]>(sql)).map(({ name }) => name).sort();

async function setUp() {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  const { community, neighbour: other, board } = hood;
  const person = hood.manager;
  // A name of each test's own, because one database holds them all.
  const name = `Whole Life ${randomUUID().slice(0, 8)}`;
  Object.assign(person, { name, password: await hashPassword(password) });
  const life = await makeWholeLife(em, person, { community, other, board });
  return { ...hood, person, other, ...life, as: await app.signIn(person) };
}

const exported = async (as: string) => {
  const response = await app.send('/account/export.zip', { as });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return strFromU8(files['data.json'] ?? new Uint8Array());
};

describe('every place where a person stands (rules 18.8)', () => {
  it('is one that somebody decided about, and that the rules name', async () => {
    expect(await namesOf(pointing)).toEqual(Object.keys(pointers).sort());
    expect(await namesOf(holding)).toEqual([...copies, ...impersonal].sort());
    const rules = readFileSync('docs/rules.md', 'utf8');
    const section = rules.slice(rules.indexOf('### 18.8'), rules.indexOf('## 19.'));
    for (const column of [...Object.keys(pointers), ...copies]) {
      const [table = ''] = column.split('.');
      expect(section, column).toContain(`\`${table}\``);
    }
  });

  it('is in the copy of one’s data, without others and without what others reported', async () => {
    const { as, person, other, board } = await setUp();
    const text = await exported(as);
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(data.appeals).toMatchObject([{ words: 'My lamp is safe', answer: 'It is not' }]);
    expect(data.reports).toMatchObject([
      { title: 'Sofa of another', words: 'That sofa has bugs', state: 'UPHELD' },
    ]);
    expect(text).toContain('Lamp of before');
    expect(data.lettersToNeighbours).toMatchObject([{ words: 'Is the lamp still there?' }]);
    expect(data.requests).toMatchObject([{ text: 'My tap drips' }]);
    expect(data.requestEntries).toMatchObject([{ words: 'It still drips' }]);
    expect(data.joinedRequests).toHaveLength(1);
    expect(data.bookings).toMatchObject([{ words: 'For my daughter’s birthday' }]);
    expect(text).not.toContain('What somebody else wrote');
    expect(data.notices).toMatchObject([{ title: 'Notice of mine', content: 'Water is off.' }]);
    expect(data.documents).toMatchObject([{ title: 'Title of then', number: 1, file: 'fees.pdf' }]);
    expect(data.files).toMatchObject([{ name: 'fees.pdf', bytes: 12 }]);
    expect(data.imports).toMatchObject([{ fileName: 'owners.csv', summary: { created: 1 } }]);
    expect(data.unitCodes).toMatchObject([{ unit: 'L1' }]);
    expect(data.editorPieces).toMatchObject([{ title: 'Of boots', byline: person.name }]);
    expect(data.handovers).toHaveLength(2);
    expect(data.ownersRecords).toMatchObject([
      {
        units: [{ unit: 'L1', endedOn: null }],
        address: '12 Elm Street',
        answers: [{ answer: 'AGREED', way: 'FORM' }],
      },
    ]);
    expect(data.noticesServed).toMatchObject([{ unit: 'L1', way: 'EMAIL', emailState: 'SENT' }]);
    for (const hidden of [
      ...['Hidden Person', 'hidden@list.example', '613-555-0177', other.name, board.name],
      ...[other.email, 'A secret complaint', 'A secret answer', other.id, 'Title of today'],
    ]) {
      expect(text, hidden).not.toContain(hidden);
    }
    expect(data.history?.some(({ subjectType }) => subjectType === 'REPORT')).toBe(false);
  });

  it('has invitations only for an address that is confirmed', async () => {
    const { as, person } = await setUp();
    const invitations = async () =>
      (
        JSON.parse(await exported(as)) as User & {
          invitations: unknown[];
        }
      ).invitations;
    expect(await invitations()).toEqual([]);
    await app.em().nativeUpdate(User, { id: person.id }, { isAuthenticated: true });
    expect(await invitations()).toHaveLength(2);
  });

  it('forgets or keeps it as decided, once the account is deleted for good', async () => {
    const { as, person, other, article, board } = await setUp();
    const em = app.em();
    const countAt = async (column: string): Promise<number> => {
      const [table, name] = column.split('.');
      const sql = `select count(*)::int as count from ${table} where ${name} = ?`;
      const [row] = await em.execute<{ count: number }[]>(sql, [person.id]);
      return row?.count ?? 0;
    };
    for (const column of Object.keys(pointers)) {
      expect(await countAt(column), column).toBeGreaterThan(0);
    }
    const form = { currentPassword: password };
    expect((await app.send('/account/delete', { as, form })).status).toBe(303);
    const reported = await app.em().count(Report, { reporter: person.id });
    expect(reported, 'until then, the person can come back').toBe(1);
    const askedAt = new Date(Date.now() - 31 * day);
    await app.em().nativeUpdate(User, { id: person.id }, { deletionAskedAt: askedAt });
    await app.runDueJobs('delete-accounts');
    for (const [column, fate] of Object.entries(pointers)) {
      expect((await countAt(column)) > 0, column).toBe(fate === 'stays');
    }

    const everything = JSON.stringify([
      await app.em().find(ModerationEvent, {}),
      await app.em().find(UserCommunity, { state: { $ne: 'INVITED' } }),
      await app.em().find(User, { id: person.id }, { populate: ['held'] }),
      await app.em().find(CondoNotice, { author: person.id }),
      await app.em().find(EditorialArticle, {}),
    ]);
    expect(everything.includes(person.name), 'the name').toBe(false);
    expect(everything.includes(person.email), 'the address').toBe(false);
    expect(everything.includes(other.name), 'the name of somebody else').toBe(true);
    expect(await app.em().findOneOrFail(EditorialArticle, { id: article.id })).toMatchObject({
      author: formerName,
    });
    const asBoard = await app.signIn(board);
    expect(await (await app.send('/moderation/log', { as: asBoard })).text()).not.toContain(
      person.name,
    );
    // What a decision rests on stays, and so does the board’s own open invitation.
    expect(await app.em().count(Appeal, { author: person.id, words: 'My lamp is safe' })).toBe(1);
    expect(await app.em().count(Report, { about: other.id, reporter: null })).toBe(1);
    expect(await app.em().count(UserCommunity, { inviteeEmail: person.email })).toBe(1);
  });

  it('leaves the byline of somebody else with the same name', async () => {
    const { as, person, article } = await setUp();
    await app.em().nativeUpdate(ModerationEvent, { subjectId: article.id }, { actor: null });
    await app.send('/account/delete', { as, form: { currentPassword: password } });
    const askedAt = new Date(Date.now() - 31 * day);
    await app.em().nativeUpdate(User, { id: person.id }, { deletionAskedAt: askedAt });
    await app.runDueJobs('delete-accounts');
    const stays = await app.em().findOneOrFail(EditorialArticle, { id: article.id });
    expect(stays.author).toBe(person.name);
  });
});

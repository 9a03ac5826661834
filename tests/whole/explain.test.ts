import { beforeAll, describe, expect, it } from 'vitest';
import { makeActivity, makeListing, makeNotice } from '#db/factories/index.ts';
import { UserCommunity, type User } from '#db/entities/index.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';
import { readPlan, readPlans, type Plan } from '#tests/setup/plans.ts';

const app = testApp();
let people: Neighbourhood;
/** What the addresses name besides the community. */
let ids: Record<string, string>;

/** The tables that grow with the city: no page reads one of them from end to end. */
const big = [
  'listings',
  'activities',
  'activity_attendees',
  'users',
  'user_communities',
  'moderation_events',
  'post_revisions',
  'reports',
  'appeals',
  'mail_letters',
  'sessions',
  'photos',
  'bookmarks',
  'condo_notices',
  'notice_deliveries',
  'units',
];

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  const { resident, community } = people;
  makeListing(em, resident, community, { status: 'PUBLISHED' });
  makeListing(em, resident, community, { status: 'PENDING' });
  const activity = makeActivity(em, resident, community, { status: 'PUBLISHED' });
  const notice = makeNotice(em, people.board, community);
  const member = await em.findOneOrFail(UserCommunity, { user: resident, community });
  await em.flush();
  ids = { activity: activity.id, notice: notice.id, member: member.id };
  // A city large enough that its figures are the job's.
  await em.execute(
    `insert into city_figures (name, value, counted_at)
     select name, 100000, now() from unnest(array['residents', 'activitiesThisMonth', 'weeklyActivity',
       'listings', 'activities']) as name`,
  );
  await em.execute('analyze');
});

type Reader = 'resident' | 'board' | 'manager' | 'admin';
const hub = '/communities/:slug';

const reads: [path: string, reader: Reader | 'visitor'][] = [
  ['/', 'visitor'],
  ['/', 'resident'],
  ['/', 'admin'],
  [hub, 'resident'],
  [`${hub}?tab=buy-sell`, 'resident'],
  [`${hub}?tab=activities`, 'resident'],
  [`${hub}/notices`, 'resident'],
  ['/moderation', 'board'],
  ['/moderation', 'manager'],
  ['/moderation', 'admin'],
  ['/moderation?show=listings', 'admin'],
  ['/moderation?sort=oldest', 'board'],
  ['/moderation?sort=oldest', 'admin'],
  ['/moderation/log', 'admin'],
  ['/moderation/log', 'board'],
  ['/moderation/log?q=lamp', 'admin'],
  ['/moderation/log?q=lamp', 'board'],
  ['/admin/people?q=lamp', 'admin'],
  ['/admin/mail', 'admin'],
  ['/admin/site', 'admin'],
  ['/manage/:slug', 'manager'],
  ['/manage/:slug/people', 'manager'],
  ['/manage/:slug/people?show=members', 'manager'],
  ['/manage/:slug/units', 'manager'],
  ['/manage/:slug/people/:member', 'manager'],
  ['/manage/:slug/people/:member/end', 'manager'],
  ['/manage/:slug/notices/new', 'manager'],
  ['/manage/:slug/notices/:notice', 'manager'],
  ['/manage/:slug/notices/:notice/delivery', 'manager'],
  ['/manage/:slug/notices/:notice/slips', 'manager'],
  ['/activities/:activity/edit', 'resident'],
  ['/account/settings', 'resident'],
  ['/sitemap.xml', 'visitor'],
  ['/moderation/reports', 'admin'],
  ['/moderation/appeals', 'admin'],
  ['/moderation/appeals', 'board'],
  ['/account/posts', 'resident'],
  ['/account/communities', 'resident'],
  ['/api/listings', 'visitor'],
  ['/api/listings', 'resident'],
  ['/api/listings', 'admin'],
  ['/api/activities', 'visitor'],
  ['/api/activities', 'resident'],
  ['/api/activities', 'admin'],
  ['/api/communities', 'visitor'],
];

/** Lists of the whole city that a page shows the first part of: their index gives the order. */
const inOrder = ['/api/listings', '/api/activities', '/api/communities', '/moderation/log'];

async function plansOf(path: string, reader: Reader | 'visitor'): Promise<Plan[]> {
  const as = reader === 'visitor' ? undefined : await app.signIn(people[reader] as User);
  const named: Record<string, string> = { ...ids, slug: people.community.slug };
  const address = path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? '');
  const sent = await app.capture(async () => {
    const response = await app.send(address, { as });
    expect(response.status).toBe(200);
    await response.text();
  });
  const selects = sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  expect(selects.length).toBeGreaterThan(0);
  const plans = selects.map((statement) => readPlans(app.em(), statement));
  return (await Promise.all(plans)).flat();
}

describe('Rules 31.1: an index serves every list and count', () => {
  it.each(reads)('%s for %s reads no large table from end to end', async (path, reader) => {
    const plans = await plansOf(path, reader);
    const scanned = plans.flatMap((plan) =>
      plan.scans
        .filter((table) => big.includes(table) && !isCountedUpTo(plan.sql))
        .map((table) => ({ table, sql: plan.sql })),
    );
    expect(scanned).toEqual([]);
  });

  it.each(reads.filter(([path, reader]) => inOrder.includes(path) && reader !== 'board'))(
    '%s for %s sorts nothing',
    async (path, reader) => {
      const plans = await plansOf(path, reader);
      const sorted = plans.filter(({ tables, sorts }) => sorts && tables.some((of) => isList(of)));
      expect(sorted.map(({ sql }) => sql)).toEqual([]);
    },
  );

  it('notices a list that lost its index', async () => {
    const em = app.em();
    await em.begin();
    await em.execute('drop index listings_created_index');
    const plan = await readPlan(em, {
      text: `select id from listings where status in ('PUBLISHED', 'SOLD') order by created_at desc, id desc limit 21`,
      values: [],
    });
    await em.rollback();
    expect(plan.sorts).toBe(true);
  });

  it('notices it among the reads of one statement', async () => {
    const em = app.em();
    const db = kysely(em);
    const [sent, ...others] = await app.capture(() =>
      Promise.all([
        db.selectFrom('users').select('id').limit(3).execute(),
        db.selectFrom('listings').select('id').orderBy('description').limit(3).execute(),
      ]),
    );
    if (!sent) throw new Error('Nothing was sent');
    expect(others).toEqual([]);
    expect(await readPlans(em, sent)).toMatchObject([
      { sql: 'select "id" from "users" limit $1', tables: ['users'], sorts: false },
      { tables: ['listings'], scans: ['listings'], sorts: true },
    ]);
  });
});

/** The log counts up to a thousand of its lines, in no order, and reads no further. */
const isCountedUpTo = (sql: string): boolean =>
  /^select count\(\*\)::int as "count" from \(select "event"."id" from .* limit \S+\) as "line"$/s.test(
    sql,
  );

const isList = (table: string): boolean =>
  ['listings', 'activities', 'moderation_events', 'communities'].includes(table);

it('keeps the plan of what every request sends', async () => {
  const as = await app.signIn(people.resident);
  const sent = await app.capture(async () => (await app.send('/api/users/me', { as })).text());
  const reading = sent.find(({ text }) => text.includes('from sessions'));
  expect(reading?.values).toEqual([expect.any(String)]);
  const plans = await app.em().transactional(async (em) => {
    await em.execute(`prepare reading (text) as ${reading?.text}`);
    for (let time = 0; time < 10; time += 1) await em.execute(`execute reading ('one')`);
    const counted: { kept: string }[] = await em.execute(
      `select generic_plans as kept from pg_prepared_statements where name = 'reading'`,
    );
    await em.execute('deallocate reading');
    return counted;
  });
  // The first five are made anew, to compare.
  expect(plans.map(({ kept }) => Number(kept))).toEqual([5]);
});

import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createOrm } from '#db/config.ts';
import { migrate } from '#db/migrate.ts';
import { makeCommunity, makeMembership, makePlace, makeUser } from '#db/factories/index.ts';
import { slotsOn } from '#app/features/building/bookings/slots/slots.server.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { postgresBin, startPostgres } from '#tests/setup/postgres-server.ts';
import { signIn } from '#tests/setup/sessions.ts';
import { killLeftovers, startServer, usedFolder } from '#tests/setup/spawn.ts';

afterAll(killLeftovers);

/** More than the server has connections to its database. */
const families = 20;

it.runIf(postgresBin)(
  'families who book one place at the same moment hold one connection of the database, and wait for it in turn',
  async () => {
    const database = await startPostgres();
    const orm = createOrm({ kind: 'postgresql', url: database.url });
    await migrate(orm);
    const em = orm.em.fork();
    const community = makeCommunity(em, { takesBookings: true });
    const place = makePlace(em, community);
    const people = Array.from({ length: families }, (_, index) => {
      const person = makeUser(em);
      makeMembership(em, person, community, { condoUnit: String(100 + index) });
      return person;
    });
    await em.flush();
    const cookies: string[] = [];
    for (const person of people) cookies.push(await signIn(orm.em.fork(), person));
    await orm.close();
    const server = await startServer({
      ...{ DATA_DIR: usedFolder(), DATABASE_URL: database.url, DEMO: '0' },
      ...{ APP_URL: 'http://localhost:3000' },
      SESSION_SECRET: 'a secret that only the tests know, long enough',
    });
    const outside = new Client(database.url);
    const watcher = new Client(database.url);
    await Promise.all([outside.connect(), watcher.connect()]);
    const [slot] = slotsOn({ ...place, mostNights: null }, addDays(cityToday(), 10));
    const path = `${server.origin}/api/communities/${community.slug}`;
    const book = (Cookie: string, index: number) =>
      fetch(`${path}/bookings`, {
        method: 'POST',
        headers: {
          ...{ Cookie, 'Content-Type': 'application/json', 'Idempotency-Key': `family-${index}` },
        },
        body: JSON.stringify({ placeId: place.id, start: slot?.start }),
      });
    // Within a transaction PostgreSQL shows what everybody does as it was at the first look.
    const waiting = async () => {
      const { rows } = await watcher.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };

    // Somebody holds the place, for less time than a statement may take.
    await outside.query('begin');
    await outside.query('select from bookable_places where id = $1 for update', [place.id]);
    const answers = cookies.map(book);
    await eventually(async () => expect(await waiting()).toBe(1));
    for (const Cookie of cookies.slice(0, 4)) {
      const page = await fetch(`${path}/bookable`, { headers: { Cookie } });
      expect(page.status, 'another page meanwhile').toBe(200);
    }
    expect(await waiting(), 'the others hold no connection').toBe(1);
    await outside.query('commit');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(Array<number>(families).fill(201));
    const { rows } = await outside.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from bookings group by state order by state',
    );
    expect(rows).toEqual([
      { state: 'CONFIRMED', count: 1 },
      { state: 'WAITING', count: families - 1 },
    ]);
    await Promise.all([outside.end(), watcher.end()]);
    expect(await server.stop()).toBe(0);
    database.remove();
  },
);

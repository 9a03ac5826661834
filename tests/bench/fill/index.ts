import type { SqlEntityManager } from '@mikro-orm/sql';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Orm } from '#db/config.ts';
import { countCity } from '#app/features/communities/figures/city-figures.server.ts';
import { attendances, activities } from './activities.ts';
import { events, questions } from './desk.ts';
import { indexes } from './indexes.ts';
import { listings } from './listings.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { rememberedWords } from './words.ts';

export type Scale = 'demo' | 'city' | 'metro';

export interface Size {
  communities: number;
  people: number;
  listings: number;
  activities: number;
  attendances: number;
}

export const sizes: Record<Exclude<Scale, 'demo'>, Size> = {
  city: {
    communities: 100,
    people: 10_000,
    listings: 100_000,
    activities: 20_000,
    attendances: 60_000,
  },
  metro: {
    communities: 1_000,
    people: 100_000,
    listings: 1_000_000,
    activities: 200_000,
    attendances: 600_000,
  },
};

/** One part of the filling: statements that run one after the other in a transaction. */
export type Part = (size: Size) => string[];

/** What the statements after the first step look up, in tables of a schema that is dropped at the end. */
const steps: Part[][] = [
  [places],
  [people],
  [listings, activities],
  [attendances, events],
  [questions],
];

/**
 * Adds a city of the size of `scale` to a database that holds the demo city, and returns how many
 * milliseconds it took. `orm` has to be opened `patient`, because a statement can take a minute. The hub
 * of Hillsview Place becomes the biggest one; nothing new waits for its board, so its pages stay
 * comparable. The filling is for a database that is thrown away: indexes are dropped meanwhile, and a
 * failure leaves it half filled.
 */
export async function fill(orm: Orm, scale: Scale): Promise<number> {
  const begun = performance.now();
  if (scale !== 'demo') await fillTo(orm, sizes[scale]);
  return performance.now() - begun;
}

/** The same to any size. */
export async function fillTo(orm: Orm, size: Size): Promise<void> {
  const onServer = orm.driver instanceof PostgreSqlDriver;
  const em = orm.em.fork();
  const lanes = onServer ? 2 : 1;
  const words = await rememberedWords(em);
  const rebuild = await indexes(em);
  for (const step of steps) {
    await inLanes(
      lanes,
      step.map((part) => () => inTransaction(orm, part(size))),
    );
    await em.execute('analyze');
  }
  await words.restore();
  await em.execute('drop schema bench cascade');
  await inLanes(
    lanes,
    rebuild.map((statement) => () => inTransaction(orm, [statement])),
  );
  await em.execute(onServer ? 'vacuum analyze' : 'analyze');
  await countCity(em);
}

async function inTransaction(orm: Orm, statements: string[]): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await settings(em);
    for (const statement of statements) await em.execute(statement);
  });
}

/** Without the checks of foreign keys where the account may leave them out. */
async function settings(em: SqlEntityManager): Promise<void> {
  await em.execute(
    `select set_config(setting.name, setting.value, true)
       from (values ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
                    ('synchronous_commit', 'off'), ('work_mem', '64MB'), ('maintenance_work_mem', '256MB'),
                    ('session_replication_role', 'replica')) as setting (name, value)
      where setting.name <> 'session_replication_role'
         or (select rolsuper from pg_roles where rolname = current_user)`,
  );
  await em.execute('select setseed(0.4)');
}

/** Runs the tasks in order, as many at once as there are lanes. */
async function inLanes(lanes: number, tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

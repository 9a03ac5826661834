import { sql } from 'kysely';
import { createOrm } from '#db/config.ts';
import { troubleWith } from '#app/features/accounts/sign-on/provider.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { failing, lasting, look, ok, type Check } from './check.ts';

/** Looks at the other servers that the settings name: standbys and an identity provider. */
export async function neighbourChecks({
  databaseReadUrls = [],
  identityProvider,
}: Env): Promise<Check[]> {
  return [
    ...(await Promise.all(databaseReadUrls.map(standby))),
    ...(identityProvider ? [await provider(identityProvider)] : []),
  ];
}

const inDatabase = sql<{ isStandby: boolean; behind: number | null }>`
  select pg_is_in_recovery() as "isStandby",
    case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp()) end::float as behind`;

/** Seconds behind from which on a standby is of little use. */
const longBehind = 10;

async function standby(url: string): Promise<Check> {
  const { hostname, port } = new URL(url);
  const at = port ? `${hostname}:${port}` : hostname;
  const name = 'standby';
  const orm = createOrm({ kind: 'postgresql', url });
  try {
    const { rows } = await inDatabase.execute(kysely(orm.em.fork()));
    const { isStandby = false, behind = null } = rows[0] ?? {};
    if (!isStandby) {
      return failing(
        name,
        `${at} answers, and is no standby.`,
        'Take it out of DATABASE_READ_URLS, or make it a standby of DATABASE_URL again.',
      );
    }
    if ((behind ?? 0) < longBehind) return ok(name, `${at} answers, and is up to date.`);
    return look(
      name,
      `${at} answers, and is ${lasting(behind ?? 0)} behind: the site reads from the primary meanwhile.`,
      'See in its log, and at the primary in pg_stat_replication, what it waits for.',
    );
  } catch (error) {
    return look(
      name,
      `${at} does not answer: ${error instanceof Error ? error.message : String(error)}. The site reads from the primary meanwhile.`,
      'See that it runs, and that this machine and account may connect to it.',
    );
  } finally {
    await orm.close();
  }
}

async function provider(known: NonNullable<Env['identityProvider']>): Promise<Check> {
  const name = 'identity provider';
  const trouble = await troubleWith(known);
  if (trouble === null) {
    return ok(name, `${known.issuer} answers. Only a login shows whether it knows this site.`);
  }
  return failing(
    name,
    `${known.issuer} does not say what it should: ${trouble}. People log in with their password.`,
    'Compare OIDC_ISSUER with what the provider calls itself, and open OIDC_ISSUER/.well-known/openid-configuration from this machine.',
  );
}

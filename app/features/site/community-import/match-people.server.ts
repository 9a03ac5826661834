import { sql } from 'kysely';
import type { Language, Role } from '#db/enums.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { lockAddresses } from '#app/features/accounts/login/address/address-changes.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Entry } from './log-entry.ts';
import type { Rows } from './rows.ts';

/** The roles that a file can give, in its own community. */
type Office = Extract<Role, 'BOARD' | 'MANAGER'>;

/** Somebody of the file, and what becomes of them here. */
export interface Person {
  /** The id in the file. */
  old: string;
  name: string;
  /** Null where the file has none: the account is closed, or the person is no member. */
  email: string | null;
  phone: string | null;
  language: Language | null;
  isClosed: boolean;
  /** The role that the file has for a moderator of the community; null for everybody else. */
  office: Office | null;
  /** Whether the file has them as an administrator of the other site. */
  wasAdmin: boolean;
  /**
   * An account with the same confirmed address (`account`) gets the membership. An address that nobody has here makes a
   * new account (`new`). Where an account has the address that never confirmed it, is being deleted, or may take the
   * address back, nothing is given to it (`taken`). Who has no address is a name on what they wrote (`name`).
   */
  is: 'account' | 'new' | 'taken' | 'name';
  /** The account that is here already, and its role. */
  account: { id: string; role: Role; hasPrimary: boolean; places: number } | null;
}

/**
 * Everybody whom a file names, matched with the accounts that are here. Inside a transaction, their addresses stay as
 * they are until its end.
 */
export async function matchPeople(tx: Em, rows: Rows, log: Entry[]): Promise<Person[]> {
  const contacts = new Map(
    rows.memberships.flatMap((row) => (row.user_id ? [[row.user_id, row] as const] : [])),
  );
  const addresses = [...contacts.values()].flatMap(({ email }) => email ?? []);
  await lockAddresses(tx, addresses);
  const accounts = new Map((await accountsWith(tx, addresses)).map((row) => [row.email, row]));
  const taken = await takenAmong(tx, addresses);
  const known = rows.people.map(({ id, name, role, is_closed: isClosed }): Person => {
    const contact = contacts.get(id);
    const email = isClosed ? null : (contact?.email ?? null);
    const account = email === null ? null : accounts.get(email);
    const is = account ? 'account' : 'new';
    return {
      ...{ old: id, name, email, isClosed },
      phone: contact?.phone ?? null,
      language: contact?.language ?? null,
      office: role === 'BOARD' || role === 'MANAGER' ? role : null,
      wasAdmin: role === 'ADMIN',
      is: email === null ? 'name' : account === undefined && taken.has(email) ? 'taken' : is,
      account: account ?? null,
    };
  });
  return [...known, ...onlyInLog(log, new Set(known.map(({ old }) => old)))];
}

/** Those who are in the log alone, such as an administrator who helped once. */
function onlyInLog(log: Entry[], known: Set<string>): Person[] {
  const found = new Map<string, Person>();
  for (const { by, record } of log) {
    const { actor_id: old } = record;
    if (!by?.name || !old || known.has(old)) continue;
    const nobody = { email: null, phone: null, language: null, office: null, account: null };
    found.set(old, {
      old,
      name: by.name,
      ...nobody,
      isClosed: by.name === formerName,
      wasAdmin: false,
      is: 'name',
    });
  }
  return [...found.values()];
}

/** The accounts that have confirmed one of these addresses and are to stay. */
async function accountsWith(tx: Em, addresses: string[]) {
  if (addresses.length === 0) return [];
  return kysely(tx)
    .selectFrom('users as person')
    .select(['person.id', 'person.email', 'person.role'])
    .select(
      sql<boolean>`exists (select from user_communities membership where membership.user_id = person.id
        and membership.is_primary)`.as('hasPrimary'),
    )
    .select(
      sql<number>`(select count(*)::int from user_communities membership where membership.user_id = person.id)`.as(
        'places',
      ),
    )
    .where('person.email', '=', sql<string>`any(${addresses}::text[])`)
    .where('person.isAuthenticated', '=', true)
    .where('person.deletionAskedAt', 'is', null)
    .execute();
}

/** Those of the addresses that an account here has, had before a change it has not confirmed, or may take back. */
async function takenAmong(tx: Em, addresses: string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any(${addresses}::text[])
    union select email_before from users where email_before = any(${addresses}::text[])
    union select email from one_time_links where purpose = 'UNDO_EMAIL' and email = any(${addresses}::text[])
      and used_at is null and expires_at > now()`.execute(kysely(tx));
  return new Set(rows.map(({ email }) => email));
}

/** Those who moderate the community from now on, by the file, with an account that they can open. */
export function moderatorsIn(people: Person[], { memberships }: Rows): Person[] {
  const named = new Set(
    memberships.flatMap(({ user_id: user, state, can_moderate: can }) =>
      user && can && state === 'CONFIRMED' ? user : [],
    ),
  );
  return people.filter(
    ({ old, office, is }) => office && named.has(old) && (is === 'account' || is === 'new'),
  );
}

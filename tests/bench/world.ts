/** Who reads, and what there is to read, on a running server with the demo city in it. */
import { demoAccounts, demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';

export type Reader = (typeof demoAccounts)[number]['key'];

export interface World {
  origin: string;
  /** A session of each demo account. */
  cookies: Record<Reader, string>;
  /** All of its sessions: under load, not every connection has the same one. */
  sessions: Record<Reader, string[]>;
  /** Of a community that the resident, board and manager of the demo city belong to. */
  hub: string;
  listing: string;
  activity: string;
  person: string;
  article: string;
}

/** How many sessions each account has; more logins than 60 in an hour are refused. */
const sessionsEach = 8;

/** The community that is measured: the fill makes it the largest. */
export const hubSlug = 'hillsview-place';

export async function openWorld(origin: string): Promise<World> {
  const sessions = {} as World['sessions'];
  const cookies = {} as World['cookies'];
  for (const { key, email } of demoAccounts) {
    sessions[key] = [];
    for (let n = 0; n < sessionsEach; n += 1) sessions[key].push(await logIn(origin, email));
    cookies[key] = sessions[key][0] ?? '';
  }
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await fetch(origin + path, { headers: { cookie: cookies.resident } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Answer;
  };
  const { id: communityId } = await read<{ id: string }>(`/api/communities/${hubSlug}`);
  const firstOf = async <Key extends string>(path: string, key: Key): Promise<string> => {
    const [first] = await read<Record<Key, string>[]>(path);
    if (!first) throw new Error(`${path} is empty`);
    return first[key];
  };
  const inHub = `communityId=${communityId}&status=PUBLISHED&limit=1`;
  return {
    origin,
    cookies,
    sessions,
    hub: `/communities/${hubSlug}`,
    listing: `/listings/${await firstOf(`/api/listings?${inHub}`, 'id')}`,
    activity: `/activities/${await firstOf(`/api/activities?${inHub}`, 'id')}`,
    person: `/users/${(await read<{ id: string }>('/api/users/me')).id}`,
    article: `/articles/${await firstOf('/api/editorial-articles', 'slug')}`,
  };
}

async function logIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (response.status !== 200) throw new Error(`Logging in as ${email}: ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

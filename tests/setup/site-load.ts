import { randomUUID } from 'node:crypto';
import { demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { pictureFile } from './multipart.ts';

/** People who use a site while its processes come and go. What a process breaks off is tried again. */
export interface SiteLoad {
  /** How many requests had an answer, and how many of them said that the server failed. */
  requests: number;
  serverErrors: number;
  /** The cookies of logins, and the addresses of uploads, that were acknowledged. */
  logins: string[];
  uploads: string[];
  /** Wrong passwords that were looked at, those that the limit refused, and those without an answer. */
  guesses: { taken: number; refused: number; unanswered: number };
}

const reads = [
  ...['/', '/events', '/newsletter', '/articles', '/help', '/login', '/api/communities'],
  ...['/communities/hillsview-place', '/communities/hillsview-place/notices', '/account/posts'],
];

/**
 * Reads pages as a visitor and as a resident, logs in, uploads photos, and guesses passwords, each without a pause,
 * until `goesOn` says no. Guessing ends a few tries after the first one that is refused.
 */
export async function loadSite(origin: string, goesOn: () => boolean): Promise<SiteLoad> {
  const load: SiteLoad = {
    requests: 0,
    serverErrors: 0,
    logins: [],
    uploads: [],
    guesses: { taken: 0, refused: 0, unanswered: 0 },
  };
  const ask = async (path: string, init: RequestInit = {}): Promise<Response | null> => {
    const answer = await fetch(origin + path, init).catch(() => null);
    // The answer may end before its body does.
    const body = await answer?.arrayBuffer().catch(() => null);
    if (!answer || !body) return null;
    load.requests += 1;
    if (answer.status >= 500) load.serverErrors += 1;
    return new Response(body.byteLength > 0 && answer.status === 201 ? body : null, pick(answer));
  };
  const logIn = (email: string, password: string, address: string) =>
    ask('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ email, password }),
    });
  const cookieOf = (answer: Response | null) =>
    answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  // The process that is asked may be killed before it answers, and without a login nothing is uploaded.
  let resident = '';
  while (!resident && goesOn()) {
    resident = cookieOf(await logIn('resident@demo.example', demoPassword, '10.9.0.1'));
  }
  const read = async (cookie: string) => {
    for (let n = 0; goesOn(); n++) {
      await ask(reads[n % reads.length] ?? '/', { headers: cookie ? { Cookie: cookie } : {} });
    }
  };
  const logInAgain = async () => {
    // Sixty in an hour are one account's limit.
    for (let n = 0; n < 40 && goesOn(); n++) {
      const cookie = cookieOf(await logIn('neighbour@demo.example', demoPassword, `10.8.0.${n}`));
      if (cookie) load.logins.push(cookie);
    }
  };
  const upload = async () => {
    const picture = await (await pictureFile()).arrayBuffer();
    for (let n = 0; n < 150 && goesOn(); n++) {
      const headers = {
        'Content-Type': 'image/jpeg',
        'Idempotency-Key': randomUUID(),
        Cookie: resident,
      };
      const answer = await ask('/api/uploads', { method: 'POST', headers, body: picture });
      if (answer?.status !== 201) continue;
      load.uploads.push(((await answer.json()) as { url: string }).url);
    }
  };
  const guess = async () => {
    const { guesses } = load;
    while (goesOn() && guesses.refused < 5) {
      const answer = await logIn('board@demo.example', 'not the password', '10.7.0.1');
      if (!answer || answer.status >= 500) guesses.unanswered += 1;
      else if (answer.status === 401) guesses.taken += 1;
      else if (answer.status === 429) guesses.refused += 1;
    }
  };
  await Promise.all([read(''), read(''), read(resident), logInAgain(), upload(), guess()]);
  return load;
}

const pick = ({ status, headers }: Response): ResponseInit => ({ status, headers });

import { randomUUID } from 'node:crypto';

/** A change that a server has said it made. */
interface Acknowledged {
  id: string;
  title: string;
}

/** Nobody may post more than 20 within an hour (rules 5.4), and what is sent again counts too. */
const postsEach = 8;
/** After so many tries a person begins no other post: the last one may be sent several times more. */
const triesEach = 12;
/**
 * After so many tries the person is given up, whose last change is sent no more: a kill may come before its answer
 * each time.
 */
const triesInAll = 18;
const password = 'still here after all';

interface Change {
  path: string;
  key: string;
  body: Record<string, unknown>;
}

/**
 * Registers residents, each with posts, one after the other, every change with a key. What had no answer is sent
 * again as it was, as a browser does.
 */
export class Writer {
  readonly acknowledged: Acknowledged[] = [];
  readonly registered: string[] = [];
  /** How many changes were sent again because their answer did not come. */
  repeated = 0;
  private cookie: string | null = null;
  private posts = 0;
  private tries = 0;
  private people = 0;
  private unanswered: Change | null = null;

  private readonly name: string;
  private readonly communityId: string;

  /** Writes into this community; its name is part of what it writes. */
  constructor(name: string, communityId: string) {
    this.name = name;
    this.communityId = communityId;
  }

  /** How many changes it has had an answer to. */
  get answered(): number {
    return this.acknowledged.length + this.registered.length;
  }

  /** Writes until the server is gone, or `goesOn` says no. A change that is refused is an error. */
  async write(origin: string, goesOn: () => boolean = () => true): Promise<void> {
    while (goesOn()) {
      if (this.tries >= triesInAll) this.giveUp();
      if (this.unanswered) this.repeated += 1;
      this.tries += 1;
      const change = (this.unanswered ??= this.nextChange());
      const answer = await this.send(origin, change);
      if (answer === null) return;
      this.unanswered = null;
      this.note(change, answer);
    }
  }

  private giveUp(): void {
    this.unanswered = null;
    this.cookie = null;
    this.tries = 0;
  }

  private nextChange(): Change {
    const key = randomUUID();
    if (this.cookie && this.posts < postsEach && this.tries < triesEach) {
      this.posts += 1;
      const title = `Lamp ${this.name}.${this.people}.${this.posts}`;
      const body = { communityId: this.communityId, title, description: 'It works.' };
      return { path: '/api/listings', key, body };
    }
    this.people += 1;
    const name = `Resident ${this.name}.${this.people}`;
    const email = `writer${this.name}.${this.people}@mail.example`;
    const communities = [{ communityId: this.communityId, condoUnit: `${this.people}` }];
    return { path: '/api/auth/register', key, body: { name, email, password, communities } };
  }

  /** Null for a server that is gone, or that says that its database is. */
  private async send(origin: string, { path, key, body }: Change): Promise<Answer | null> {
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          // A registration counts for its address.
          'X-Forwarded-For': `198.51.100.1, ${addressOf(`${this.name}.${this.people}`)}`,
          ...(this.cookie && path !== '/api/auth/register' && { Cookie: this.cookie }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      });
      if (response.status === 503) return null;
      const text = await response.text();
      if (response.status !== 201) throw new Refused(`${path}: ${response.status} ${text}`);
      return { text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null };
    } catch (error) {
      if (error instanceof Refused) throw error;
      return null;
    }
  }

  private note({ path, body }: Change, { text, cookie }: Answer): void {
    if (path === '/api/auth/register') {
      this.registered.push(String(body.email));
      this.cookie = cookie;
      this.posts = 0;
      this.tries = 0;
      return;
    }
    const { id } = JSON.parse(text) as { id: string };
    this.acknowledged.push({ id, title: String(body.title) });
  }
}

interface Answer {
  text: string;
  cookie: string | null;
}

class Refused extends Error {}

/** An address of a network that belongs to nobody, the same for the same name. */
function addressOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return `10.${(hash >>> 16) & 255}.${(hash >>> 8) & 255}.${hash & 255}`;
}

import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loginTo } from './drill.ts';
import { recordDrill } from './drills.ts';
import { usedFolder } from './spawn.ts';
import { startWatchedServer, type Stall, type WatchedServer } from './stalls.ts';

/** Who attacks: by what the demo's accounts may do, with the address each logs in with. */
export const attackers = {
  visitor: null,
  resident: 'resident@demo.example',
  board: 'board@demo.example',
  admin: 'admin@demo.example',
};

type Headers = { headers: Record<string, string> };

/** Sends what should do a server no harm, and notes how it answers and how long it stands still for that. */
export class Attack {
  /** What was answered with a status of 500 or more. */
  readonly failures: string[] = [];
  private readonly tally = new Map<string, number>();
  private readonly stalls: (Stall & { what: string; took: number })[] = [];
  private readonly server: WatchedServer;
  private requests = 0;

  private constructor(server: WatchedServer) {
    this.server = server;
  }

  /** Starts the server that is attacked: a demo behind a proxy. */
  static async start(): Promise<Attack> {
    const env = { DATA_DIR: usedFolder(), DEMO: '1', TRUSTED_PROXIES: '1' };
    return new Attack(await startWatchedServer(env));
  }

  stop(): Promise<unknown> {
    return this.server.stop();
  }

  /** The cookie of somebody who logs in; '' for a visitor. */
  async cookieOf(email: string | null): Promise<string> {
    return email ? loginTo(this.server, email) : '';
  }

  async send(what: string, path: string, init: RequestInit & Headers): Promise<Response> {
    const sent = performance.now();
    const response = await this.fetch(path, init);
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    await this.note(what, status, sent);
    return new Response(status === 204 || status === 304 ? null : body, { status, headers });
  }

  /**
   * Posts a body of full size made of `part`. The server reads only its beginning, and may close the connection before
   * all of it is sent.
   */
  async sendTooMuch(
    what: string,
    path: string,
    { headers, part }: Headers & { part: string },
  ): Promise<void> {
    const sent = performance.now();
    const size = Buffer.byteLength(part);
    const bytes = Math.floor(bodyBytes / size) * size;
    const request = http.request(this.server.origin + path, {
      method: 'POST',
      headers: { ...this.usualHeaders(), ...headers, 'Content-Length': bytes },
    });
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
    const status = await Promise.all([
      answered.then(async ([response]) => {
        for await (const _ of response);
        return response.statusCode ?? null;
      }),
      // It is made while it is sent: little of one that is refused at its beginning.
      pipeline(Readable.from(repeated(part, bytes)), request).catch(closed),
    ]).then(([answer]) => answer, closed);
    request.destroy();
    await this.note(what, status, sent);
  }

  /** Prints what was sent since the last report, and the longest stalls. */
  report(about: string): void {
    const { tally, stalls } = this;
    stalls.sort((one, other) => other.worked - one.worked);
    const counts = [...tally].map(([family, count]) => `${count} ${family}`).sort();
    const long = stalls.filter(({ worked }) => worked > 250).length;
    console.log(`${about}, ${stalls.length} requests: ${counts.join(', ')}; over 250 ms: ${long}`);
    recordDrill(`hostile texts, ${about}`, {
      requests: stalls.length,
      'server errors': tally.get('5xx') ?? 0,
      'longest stall (ms)': stalls[0]?.worked ?? 0,
    });
    for (const { worked, still, what } of stalls.slice(0, 12)) {
      console.log(`  worked ${worked} ms, stood still ${still} ms: ${what}`);
    }
    stalls.sort((one, other) => other.took - one.took);
    for (const { took, what } of stalls.slice(0, 5)) console.log(`  took ${took} ms: ${what}`);
    tally.clear();
    stalls.length = 0;
  }

  /** Notes an answer; `status` is null where the connection was closed. */
  private async note(what: string, status: number | null, sent: number): Promise<void> {
    if (status && status >= 500) this.failures.push(`${status} ${what}`);
    const how = status ? `${Math.floor(status / 100)}xx` : 'closed';
    this.tally.set(how, (this.tally.get(how) ?? 0) + 1);
    const took = Math.round(performance.now() - sent);
    // Asks the server itself, which tells that it still answers.
    this.stalls.push({ ...(await this.server.longestStall()), what, took });
  }

  private fetch(path: string, init: RequestInit & Headers): Promise<Response> {
    const headers = { ...this.usualHeaders(), ...init.headers };
    return fetch(this.server.origin + path, { redirect: 'manual', ...init, headers });
  }

  private usualHeaders(): Record<string, string> {
    const count = (this.requests += 1);
    return {
      Origin: this.server.origin,
      'Sec-Fetch-Site': 'same-origin',
      // Limits for one client would refuse most of this unread.
      'X-Forwarded-For': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
    };
  }
}

const closed = () => null;

/** How much of a body is sent: what a post with photos may have, more than one of texts. */
const bodyBytes = 40 * 2 ** 20;

/** A part as often as fits into so many bytes, in larger pieces. */
function* repeated(part: string, bytes: number): Generator<Buffer> {
  const piece = Buffer.from(part.repeat(Math.max(1, Math.floor(65_536 / Buffer.byteLength(part)))));
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
}

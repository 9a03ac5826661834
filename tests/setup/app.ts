import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { runDueJobs } from './jobs.ts';
import { DocumentedCalls, type ApiDocument } from './documented.ts';
import { signIn, type Em } from './sessions.ts';
import { captureClientHeaders } from '#app/server/steps/received.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import type { Site } from '#app/server/site.ts';
import { prepareServer, type TestHarness } from './test-env.ts';

export type { Em };

export interface Call {
  method?: string;
  /** Fields of a form post. */
  form?: Record<string, string> | URLSearchParams;
  /** A JSON body. */
  json?: unknown;
  /** The cookie of whoever sends it. */
  as?: string | undefined;
  headers?: Record<string, string>;
}

export interface TestApp {
  /** A fresh EntityManager on the server's database. */
  em: () => Em;
  /**
   * Sends a real Request through the built server. The answer of a JSON call must match the API document. A link
   * with a secret in it leads on to the page without it, as in a browser.
   */
  send: (path: string, call?: Call) => Promise<Response>;
  /** The same, for a Request made by hand. */
  handle: (request: Request) => Promise<Response>;
  /** What the server answers requests with. */
  site: () => Site;
  /** The address of the server's database; empty for the embedded one. */
  databaseUrl: () => string;
  /** How many statements the server has sent to its database so far. */
  queryCount: () => number;
  /** The statements that the server sends while `work` runs. */
  capture: TestHarness['capture'];
  /** Runs the jobs that are due; with a name, that scheduled one too. Nothing else runs them. */
  runDueJobs: (scheduled?: string) => Promise<void>;
  /** Signs a person in and returns the cookie for `as`. */
  signIn: (user: { id: string }) => Promise<string>;
}

/** The built server, on a database of its own. Call it once, at the top of a test file. */
export function testApp(overrides: Partial<Env> = {}): TestApp {
  let harness: TestHarness;
  let built: Site;
  let handle: (request: Request) => Promise<Response>;
  /** The API document of this server, read at the first call. */
  let calls: Promise<DocumentedCalls> | undefined;
  const consoleError = vi.spyOn(console, 'error');

  beforeAll(async () => {
    harness = await prepareServer(overrides);
    const { href } = pathToFileURL(resolve('build/server/index.js'));
    ({ site: built } = (await import(/* @vite-ignore */ href)) as { site: Site });
    handle = (request) => built.answer(request, { connection });
  });
  beforeEach(() => {
    consoleError.mockClear();
    return () => expect(consoleError.mock.calls, 'console.error was called').toEqual([]);
  });
  afterAll(async () => {
    await harness.close();
  });

  const documented = () =>
    (calls ??= handle(requestFor('/api/openapi.json', {}))
      .then((document) => document.json() as Promise<ApiDocument>)
      .then((document) => new DocumentedCalls(document)));
  const em = () => harness.orm.em.fork();
  const answer = async (request: Request): Promise<Response> => {
    const response = await handle(request);
    if (isCall(request)) await (await documented()).expectDocumented(request, response);
    return response;
  };
  return {
    em,
    send: async (path, call = {}) => {
      const response = await answer(requestFor(path, call));
      const carried = call.form || call.json ? null : carriedOn(response);
      return carried ? answer(requestFor(carried.to, withCookie(call, carried.cookie))) : response;
    },
    handle: answer,
    site: () => built,
    databaseUrl: () => harness.env.databaseUrl ?? '',
    queryCount: () => harness.queryCount(),
    capture: (work) => harness.capture(work),
    async runDueJobs(scheduled) {
      if (scheduled) await harness.boss.send(scheduled);
      await runDueJobs(harness.boss, em);
    },
    signIn: (user) => signIn(em(), user),
  };
}

/** Where an answer leads that took a secret out of the address, and the cookie that carries it. */
function carriedOn({ headers }: Response): { to: string; cookie: string } | null {
  const to = headers.get('Location') ?? '';
  const cookie = headers.getSetCookie().find((one) => one.startsWith('links='));
  return cookie ? { to, cookie: cookie.split(';', 1)[0] ?? '' } : null;
}

function withCookie({ as, headers, ...call }: Call, cookie: string): Call {
  // A browser has one cookie of a name: the newest.
  const before = [as, headers?.Cookie ?? headers?.cookie]
    .flatMap((sent) => sent?.split('; ') ?? [])
    .filter((one) => !one.startsWith('links='));
  const sent = [...before, cookie].join('; ');
  return { ...call, headers: { ...headers, cookie: sent } };
}

/** Requests come prepared (`requestFor`), as from the server's steps, and with their whole body. */
const connection = { drain: () => Promise.resolve() };

const isCall = ({ url }: Request): boolean => {
  const { pathname, searchParams } = new URL(url);
  // Remix itself refuses this old way to fetch data.
  const isLegacy = searchParams.has('_data');
  return pathname.startsWith('/api/') && !pathname.startsWith('/api/docs') && !isLegacy;
};

const origin = 'http://localhost:3000';

/** A request as the server's steps prepare it, for `handle`. */
export function requestFor(path: string, { method, form, json, as, headers = {} }: Call): Request {
  const body =
    json !== undefined ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
  const type = json !== undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  const sent: Record<string, string | undefined> = {
    host: 'localhost:3000',
    ...(body === undefined ? {} : { origin, 'content-type': type }),
    ...(as ? { cookie: as } : {}),
  };
  for (const [name, value] of Object.entries(headers)) sent[name.toLowerCase()] = value;
  captureClientHeaders(sent, '127.0.0.1');
  return new Request(origin + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: Object.entries(sent).filter((header): header is [string, string] => !!header[1]),
    ...(body === undefined ? {} : { body }),
  });
}

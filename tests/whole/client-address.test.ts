import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { captureClientHeaders } from '#app/server/steps/received.server.ts';
import { clientAddress } from '#app/lib/http/rate-limit.server.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();

/** The client that limits count a request for. */
function clientOf(forwarded: string): string {
  const headers: IncomingHttpHeaders = { 'x-forwarded-for': forwarded };
  captureClientHeaders(headers, '127.0.0.1');
  const captured = { 'X-Client-Address': String(headers['x-client-address']) };
  return clientAddress(new Request('http://localhost:3000/', { headers: captured }));
}

it.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:1', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['a name:80', 'a name:80'],
])('a client is its address, whatever port a proxy writes after it: %s', (forwarded, client) => {
  expect(clientOf(forwarded)).toBe(client);
});

it('a client has one limit, whichever port its connections have (rules 5.4)', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) {
    const headers = { 'X-Forwarded-For': `203.0.113.7:${50_000 + n}` };
    statuses.push((await app.send('/welcome/nobody-had-this', { headers })).status);
  }
  expect(statuses.at(-2)).toBe(404);
  expect(statuses.at(-1)).toBe(429);
});

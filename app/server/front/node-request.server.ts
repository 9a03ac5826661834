import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadableStreamFromReadable } from '@remix-run/node';

/**
 * What Node received, as a Request. Its signal is aborted when the client goes away before it has the
 * response. Its host has been made sound before (`normalize-request`).
 */
export function requestOf(received: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', url = '/', headers } = received;
  const aborted = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) aborted.abort();
  });
  const hasNoBody = method === 'GET' || method === 'HEAD';
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: pairsOf(received),
    signal: aborted.signal,
    ...(hasNoBody ? {} : { body: createReadableStreamFromReadable(received), duplex: 'half' }),
  } as RequestInit);
}

const pairsOf = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (!value) return [];
    return Array.isArray(value) ? value.map((each) => [name, each]) : [[name, value]];
  });

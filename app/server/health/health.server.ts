import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '#app/lib/env.server.ts';
import { plainHeaders } from '#app/lib/http/security-headers.server.ts';
import { installationId } from '#app/lib/installation.server.ts';
import { isStopping } from '../steps/draining.server.ts';
import type { Step } from '../steps/step.ts';
import type { Metrics } from './metrics.server.ts';
import { isReady, readiness } from './readiness.server.ts';

/**
 * Answers those who watch the site from outside: `/healthz` says that the process lives, `/readyz` whether it can serve
 * and which installation it is, `/metrics` its figures, for callers with the token. The first two don't ask the
 * database, so they answer at once also when that hangs. None is in the log.
 */
export const health =
  (metrics: Metrics | null): Step =>
  async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    switch (request.url?.split('?', 1)[0]) {
      case '/healthz':
        return answer(response, 200, 'text/plain; charset=utf-8', 'ok\n');
      case '/readyz':
        return answerReadiness(response);
      case '/metrics':
        if (!metrics) return next();
        if (!hasToken(request, metrics.token))
          return answer(response, 401, 'text/plain; charset=utf-8', 'no\n');
        return answer(response, 200, metrics.contentType, await metrics.text());
      default:
        return next();
    }
  };

function answerReadiness(response: ServerResponse): void {
  const ready = isReady() && !isStopping();
  const body = {
    ready,
    ...(isStopping() ? { stopping: true } : {}),
    ...readiness(),
    installation: installationId(env()),
  };
  answer(response, ready ? 200 : 503, 'application/json', `${JSON.stringify(body)}\n`);
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  // A stopping process waits for its connections to end.
  if (isStopping()) response.shouldKeepAlive = false;
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...Object.fromEntries(plainHeaders()),
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    })
    .end(body);
}

/** Compared in a time that says nothing of how much of it is right. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

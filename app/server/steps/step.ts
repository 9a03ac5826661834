import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * One step in front of Remix (`server/http.ts` has the list). It answers a request, or prepares it and
 * leaves it to the next one.
 */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => Promise<void>,
) => void | Promise<void>;

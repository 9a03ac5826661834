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

/** A handler as Express and Connect have them. */
type ConnectHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** A package's handler as a step. */
export const stepOf =
  (handler: ConnectHandler): Step =>
  (request, response, next) =>
    new Promise((resolve, reject) => {
      handler(request, response, (error) => (error ? reject(error as Error) : resolve(next())));
    });

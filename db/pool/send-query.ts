import pg from 'pg';

/** How long a server may take to answer a query, in ms, before its connection counts as lost. */
export const answerTimeoutMs = 10_000;

/**
 * Sends a query on a connection. It fails when the server does not answer within `timeoutMs` (0: no limit); the
 * connection must be closed then, because the answer may still come.
 *
 * `pg` has a promise and a limit of its own for this. Each of them assigns a new function to the query, and
 * such a function stays in memory, with the rows of the answer, until a full collection (record 41).
 */
export function sendQuery(
  client: pg.ClientBase,
  { name, text, values }: pg.QueryConfig,
  timeoutMs = answerTimeoutMs,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new Error(`The database server said nothing for ${timeoutMs / 1000} seconds.`));
    };
    const timer = timeoutMs > 0 ? setTimeout(giveUp, timeoutMs) : undefined;
    const answer = (error: Error | undefined, result: pg.QueryResult) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    };
    // Made here, because the client would copy what it is given property by property.
    client.query(Object.assign(new pg.Query(text, values, answer), { name }));
  });
}

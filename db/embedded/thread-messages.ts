/** What the embedded database's thread is asked, and what it says. Everything here can be copied between threads. */

/** What a statement is run with. */
export interface StatementOptions {
  rowMode?: 'array' | 'object';
}

/** `transaction` is the number of an open one; null outside any. */
export type Ask =
  | { to: 'open'; folder: string }
  | {
      to: 'query';
      transaction: number | null;
      text: string;
      params: unknown[] | undefined;
      options: StatementOptions | undefined;
    }
  | { to: 'exec'; transaction: number | null; text: string }
  | { to: 'begin' }
  | { to: 'commit' | 'rollback'; transaction: number }
  | { to: 'listen'; channel: string }
  | { to: 'unlisten'; listener: number }
  | { to: 'close' };

export interface Question {
  id: number;
  ask: Ask;
}

export type News =
  | { is: 'answer'; id: number; value: unknown }
  | { is: 'refusal'; id: number; error: PackedError }
  | { is: 'notice'; listener: number; payload: string }
  /** PostgreSQL has broken off. */
  | { is: 'broken'; error: PackedError };

/** An error with everything it carries, such as PostgreSQL's code: a plain copy would lose that. */
interface PackedError {
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}

/** An error as it is sent to another thread. */
export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const fields = Object.fromEntries(
    Object.entries(error).filter(([, value]) => typeof value !== 'function'),
  );
  return { message: error.message, stack: error.stack, fields };
}

/** The error that another thread has sent. */
export function unpackError({ message, stack, fields }: PackedError): Error {
  return Object.assign(new Error(message), fields, { stack });
}

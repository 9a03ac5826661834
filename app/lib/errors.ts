/** What can go wrong for a reason a person can understand, and the HTTP status it is told with. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
} as const;

export type ErrorCode = keyof typeof statusOf;

/**
 * An expected failure: `message` is written for the person who caused it. Commands and queries
 * throw it; only form-route and api-route turn it into a response.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** The form field the message belongs to, by its JSON key. */
  readonly field: string | undefined;
  /** For `too-many`: how long to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    userMessage: string,
    options: { field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(userMessage);
    this.code = code;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** Something an operator has to mend before the server can start; told in one line. */
export class StartError extends Error {
  override name = 'StartError';
}

import type { MessageParams } from './i18n/message.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';

/** What can go wrong for a reason a person can understand, and the HTTP status it is told with. */
export const statusByCode = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  misdirected: 421,
  'too-many': 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;

/** A place that helps after a failure, with the key of the link's words. */
export interface ErrorLink {
  to: string;
  messageKey: MessageKey;
}

/** The community that somebody was refused, for the page that says whose it is. */
export interface RefusedCommunity {
  slug: string;
  name: string;
}

interface ErrorOptions {
  params?: MessageParams;
  field?: string;
  retryAfterSeconds?: number;
  link?: ErrorLink | undefined;
  community?: RefusedCommunity | undefined;
  others?: AppError[];
  reason?: string;
}

/**
 * An expected failure, with the key of the message for the person who caused it. Commands and
 * queries throw it; the edges (`handlePage`, `submitForm`, `apiRoute`, the gate) turn it into words
 * and a response.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly messageKey: MessageKey;
  readonly params: MessageParams;
  /** The form field the message belongs to, by its JSON key. */
  readonly field: string | undefined;
  /** For `too-many` and `unavailable`: how long to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** Where the person can go on, which pages show. */
  readonly link: ErrorLink | undefined;
  /** The community that this person may know of, but not enter. */
  readonly community: RefusedCommunity | undefined;
  /** What is wrong with other fields, found together with this. */
  readonly others: AppError[];
  /** What a program tells this failure by, where its status says too little: `code` in JSON. */
  readonly reason: string | undefined;

  constructor(code: ErrorCode, messageKey: MessageKey, options: ErrorOptions = {}) {
    super(messageKey);
    this.code = code;
    this.messageKey = messageKey;
    this.params = options.params ?? {};
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.link = options.link;
    this.community = options.community;
    this.others = options.others ?? [];
    this.reason = options.reason;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}

/** Throws these errors about fields as one, where there are any. */
export function refuseFields([first, ...others]: AppError[]): void {
  if (!first) return;
  const { code, messageKey, params, field } = first;
  throw new AppError(code, messageKey, { params, ...(field && { field }), others });
}

/** Something an operator has to mend before the server can start; told in one line. */
export class StartError extends Error {
  override name = 'StartError';
}

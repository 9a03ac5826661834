import { isConnectionLost, isUnavailable } from '#db/unavailable.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { AppError } from '../../errors.ts';
import { logError, logStep } from '../../log.server.ts';
import { processSingleton } from '../../process/keep.server.ts';

/** How long a sender should wait before it tries again. */
const retryAfterSeconds = 30;

/**
 * The AppError `unavailable` in the place of an error that means the database cannot serve now:
 * it is down, full or silent. Any other error is returned as it is.
 */
export function withoutDatabase(
  error: unknown,
  messageKey: MessageKey = 'http.unavailable',
): unknown {
  if (!isUnavailable(error)) return error;
  logError('database', error instanceof Error ? error.message : error);
  if (isConnectionLost(error)) reach().isLost = true;
  return new AppError('unavailable', messageKey, { retryAfterSeconds });
}

/** Logs the first connection after the database was lost. */
export function noteConnected(): void {
  if (!reach().isLost) return;
  reach().isLost = false;
  logStep('database', 'answers again');
}

/** Logs that statements are sent whole from here on, which costs the server more. */
export function noteNamesRefused(): void {
  logStep(
    'database',
    'a pooler before the server does not keep prepared statements: sending without',
  );
}

const reach = () => processSingleton('database-reach', () => ({ isLost: false }));

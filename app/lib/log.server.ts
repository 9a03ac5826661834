/** Logs an unexpected error: what it is and where it happened, never a body, cookie or password. */
export function logError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`[${where}] ${text}`);
}

/** Logs a change that an operator may have to account for. It names people by id. */
export function logChange(what: string, text: string): void {
  console.log(`[${what}] ${new Date().toISOString()} ${text}`);
}

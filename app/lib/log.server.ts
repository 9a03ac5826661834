/** Logs an unexpected error: what it is and where it happened, never a body, cookie or password. */
export function logError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`[${where}] ${text}`);
}

/** Logs what works but is probably not what the operator wants. `setting` is what to change. */
export function logWarning(setting: string, text: string): void {
  console.warn(`[${setting}] ${text}`);
}

/** Logs a change that an operator may have to account for. It names people by id. */
export function logChange(what: string, text: string): void {
  console.log(`[${what}] ${new Date().toISOString()} ${text}`);
}

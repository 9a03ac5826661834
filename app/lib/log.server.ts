/** Writes an unexpected error to the log: what it is and where, never a body, cookie or password. */
export function logError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`[${where}] ${text}`);
}

/** Writes down who changed what an operator may have to account for, by ids and not by names. */
export function logChange(what: string, text: string): void {
  console.log(`[${what}] ${new Date().toISOString()} ${text}`);
}

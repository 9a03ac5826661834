/** Logs an unexpected error: what it is and where it happened, never a body, cookie or password. */
export function logError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(line(where, text));
}

/** Logs what works but is probably not what the operator wants. `setting` is what to change. */
export function logWarning(setting: string, text: string): void {
  console.warn(line(setting, text));
}

/** Logs a change that an operator may have to account for. It names people by id. */
export function logChange(what: string, text: string): void {
  console.log(line(what, text));
}

/** Logs a step of the process itself, such as its start and its end. */
export function logStep(what: string, text: string): void {
  console.log(line(what, text));
}

/** Every line of the log: when (UTC), what it is about, and what happened. */
const line = (about: string, text: string): string =>
  `${new Date().toISOString()} [${about}] ${text}`;

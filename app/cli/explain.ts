/** One line about an error that keeps the server from starting, for the person who runs it. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use. Stop what uses it, or set PORT to another number.`;
  }
  if (code === 'EACCES' && 'port' in error) {
    return `This account may not listen on port ${String(error.port)}. Set PORT to a number over 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' && 'address' in error) {
    return `This machine does not have the address ${String(error.address)}. Set HOST to one it has, or leave it empty.`;
  }
  // PostgreSQL's insufficient_privilege.
  if (code === '42501') {
    return `${error.message.split('\n')[0]}. The role in DATABASE_URL has to own its database: ALTER DATABASE … OWNER TO …, or createdb -O ROLE NAME for a new one.`;
  }
  if ('syscall' in error && error.syscall === 'getaddrinfo' && 'hostname' in error) {
    return `The name ${String(error.hostname)} in HOST is not known here. Set HOST to an address of this machine, or leave it empty.`;
  }
  return error.name === 'StartError' ? error.message : (error.stack ?? error.message);
}

/** From now on, an error that nothing catches ends the process with one line and exit code 1. */
export function endWithOneLine(): void {
  process.on('uncaughtException', (error) => {
    console.error(explain(error));
    process.exit(1);
  });
}

/**
 * Ends the process with one line and exit code 1 where a start fails that another server than ours began, which would
 * print a stack. Returns what to call once the start has succeeded.
 */
export function endFailedStart(): () => void {
  const end = (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  };
  process.on('unhandledRejection', end);
  return () => process.off('unhandledRejection', end);
}

/** One line about an error that keeps the server from starting, for whoever runs it. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use. Stop what uses it, or set PORT to another number.`;
  }
  if (code === 'EACCES' && 'port' in error) {
    return `This account may not listen on port ${String(error.port)}. Set PORT to a number over 1023.`;
  }
  return error.name === 'StartError' ? error.message : (error.stack ?? error.message);
}

/** The addresses that have a secret in them: whoever knows one of these may come in. */
const secretAddress =
  /^(\/(?:welcome|invitation|reset-password|confirm-email|undo-email|unsubscribe|letters|calendar|screen|api\/mail\/bounces)\/)[^/?#]+/;

/** Whether an address has a secret in it, which must not leave the site or stand in a log. */
export const hasSecret = (path: string): boolean => secretAddress.test(path);

/** An address as it may stand in a log: without its secret. */
export const withoutSecret = (path: string): string => path.replace(secretAddress, '$1…');

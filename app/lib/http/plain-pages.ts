/**
 * Pages that send no scripts and that no script navigates to: the browser's list of routes leaves them out
 * (record 22). What leads to one from a page with scripts loads a document: at the latest `routes/$.tsx` does.
 */
const addresses = [
  /^\/manage(?=\/|$)/,
  /^\/(?:admin\/mail|api\/docs|dev\/mail)(?=\/|$)/,
  /^\/account\/(?:blocked|calendar|confirm-email|notifications)(?=\/|$)/,
  /^\/(?:confirm-email|forgot-password|reset-password|undo-email|unsubscribe|welcome)(?=\/|$)/,
  /^\/(?:activities|listings|users)\/[^/]+\/(?:report|write)$/,
  /^\/communities\/[^/]+\/search$/,
  /^\/(?:letters|screen)\//,
];

/** Whether an address of this site, with or without a query, is that of a plain page. */
export function isPlainPage(address: string): boolean {
  const path = address.replace(/[?#].*$/, '');
  return addresses.some((pattern) => pattern.test(path));
}

/** Addresses with a secret in them: whoever knows one of these may come in. */
interface SecretAddress {
  /** The route, with `:secret` where the secret is. What comes below it has the secret too. */
  route: string;
  /** The parameters of the query that are secrets, where none is in the path. */
  query?: readonly string[];
  /** Why the secret stays in the address. Without this, a cookie carries it from the first answer on. */
  stays?: string;
}

/**
 * Every address with a secret in it. The log, the headers of answers and the list for proxies in
 * docs/operating.md come from here; a test compares it with the routes.
 */
export const secretAddresses: readonly SecretAddress[] = [
  { route: '/welcome/:secret' },
  { route: '/invitation/:secret' },
  { route: '/reset-password/:secret' },
  { route: '/confirm-email/:secret' },
  { route: '/undo-email/:secret' },
  { route: '/letters/:secret' },
  {
    route: '/unsubscribe/:secret',
    stays: 'mail programs post to it, and it works without cookies',
  },
  { route: '/calendar/:secret', stays: 'calendars fetch it' },
  { route: '/screen/:secret', stays: 'a screen shows it' },
  { route: '/api/mail/bounces/:secret', stays: 'mail services post to it' },
  { route: '/join', query: ['code'] },
  { route: '/register', query: ['code', 'invitation'] },
];

/** The parameter that holds an address of ours, which can have a secret too. */
const nested = 'redirectTo';

/** What takes a secret's place in an address: it opens nothing without the browser's cookie. */
export const isStandIn = (value: string): boolean => /^~[\w-]{12}$/.test(value);

/** No secret of ours is longer. */
const longest = 150;

/** Whether an address has a secret in it, in any spelling that the router accepts. */
export const hasSecret = (url: URL): boolean => found(url).some((value) => !isStandIn(value));

/** Whether an address belongs to a secret, which is in it or which a cookie carries. */
export const isAboutSecret = (url: URL): boolean => found(url).length > 0;

/** The secrets of an address that need not stay there. */
export function secretsToCarry(url: URL): string[] {
  const secrets: string[] = [];
  replaceSecrets(url, (secret) => {
    secrets.push(secret);
    return secret;
  });
  return secrets;
}

const isCarried = (secret: string): boolean => secret.length <= longest && !isStandIn(secret);

/** An address of ours with something else in place of each secret that need not stay there. */
export function replaceSecrets(
  { pathname, search }: { pathname: string; search: string },
  standInFor: (secret: string) => string,
): string {
  return visit(pathname + search, ({ stays }, secret) =>
    stays === undefined && isCarried(secret) ? standInFor(secret) : secret,
  );
}

/** What stands in an address where a secret belongs. */
function found({ pathname, search }: URL): string[] {
  const secrets: string[] = [];
  visit(pathname + search, (_, secret) => {
    secrets.push(secret);
    return secret;
  });
  return secrets;
}

/** How many addresses may stand in one another. Ours have two; a deeper one is left out. */
const deepest = 3;

/** Calls `change` for each secret of an address, and returns the address with what it returned. */
function visit(
  address: string,
  change: (place: SecretAddress, secret: string) => string,
  depth = 1,
): string {
  const [path = '', ...rest] = address.split('?');
  const query = new URLSearchParams(rest.join('?'));
  let isChanged = false;
  const changed = (place: SecretAddress, secret: string): string => {
    const next = change(place, secret);
    if (next !== secret) isChanged = true;
    return next;
  };

  // The data of a page has an address of its own.
  const parts = path
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);
  for (const place of secretAddresses) {
    const pattern = place.route.split('/').filter(Boolean);
    if (!matches(pattern, parts)) continue;
    const at = pattern.indexOf(':secret');
    const secret = parts[at];
    if (secret) parts[at] = changed(place, secret);
    for (const name of place.query ?? []) {
      const value = query.get(name);
      if (value) query.set(name, changed(place, value));
    }
  }
  const to = query.get(nested) ?? '';
  const next = to && depth < deepest ? visit(to, change, depth + 1) : '';
  if (next !== to) {
    if (next) query.set(nested, next);
    else query.delete(nested);
    isChanged = true;
  }
  if (!isChanged) return address;
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `/${parts.map(encodeURIComponent).join('/')}${search}`;
}

/** Whether the parts of a path are those of a route, or of one below it, as the router compares them. */
const matches = (pattern: string[], parts: string[]): boolean =>
  pattern.every((part, index) =>
    part === ':secret' ? parts[index] !== undefined : parts[index]?.toLowerCase() === part,
  );

/** A part of a path as the router reads it; one that cannot be decoded names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

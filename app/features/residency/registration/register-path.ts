interface Address {
  pathname: string;
  search: string;
}

/**
 * The address of the registration that keeps the invitation or the code of the page somebody is on; null where
 * there is none. An invitation is kept through the login page as well, which leads back to it.
 */
export function registerPath({ pathname, search }: Address): string | null {
  const query = new URLSearchParams(search);
  const [, invited] = /^\/invitation\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (invited !== undefined) return pathWith('invitation', decoded(invited));
  if (pathname === '/join') return pathWith('code', query.get('code'));
  if (pathname !== '/register' && pathname !== '/login') return null;
  const own =
    pathWith('invitation', query.get('invitation')) ?? pathWith('code', query.get('code'));
  if (own) return own;
  const [to = '', ...rest] = (query.get('redirectTo') ?? '').split('?');
  return to === '/register' || to === '/login'
    ? null
    : registerPath({ pathname: to, search: rest.join('?') });
}

const pathWith = (name: 'invitation' | 'code', value: string | null): string | null =>
  value ? `/register?${new URLSearchParams({ [name]: value }).toString()}` : null;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

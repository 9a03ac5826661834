/** Where a login at the identity provider begins, which leads on to a path of ours; '' for home. */
export const signOnPath = (to: string): string =>
  to ? `/login/sign-on?redirectTo=${encodeURIComponent(to)}` : '/login/sign-on';

import { createElement, forwardRef } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

export { NavLink, type LinkProps } from 'react-router-dom';

/** A page is rendered once on the server, where nothing can be pressed. */
const isServer = typeof document === 'undefined';

/**
 * Remix's own links add an attribute and code for finding routes and fetching pages early, which we do
 * not do. The desk sends no scripts, and no script navigates there (record 22). On the server, where
 * a page has hundreds of links, one to a whole path is the element that the router would make of it.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const { to } = props;
  if (isServer && typeof to === 'string' && isWhole(to)) {
    return createElement('a', { ...props, ...forRouter, href: to });
  }
  return createElement(RouterLink, {
    ref,
    reloadDocument: typeof to === 'string' && to.startsWith('/manage'),
    ...props,
  });
});
Link.displayName = 'Link';

/** Whether the router would leave a path as it is. */
const isWhole = (to: string) => to.startsWith('/') && !/\/[./]|[?#]$/.test(to);

/** What of a link is the router's, so that the element does not get it. */
const forRouter = {
  to: undefined,
  reloadDocument: undefined,
  replace: undefined,
  state: undefined,
  preventScrollReset: undefined,
  relative: undefined,
};

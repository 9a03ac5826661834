import { createElement, forwardRef } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

export { NavLink, type LinkProps } from 'react-router-dom';

/** The server renders once, and nothing can be clicked there. */
const isServer = typeof document === 'undefined';

/**
 * Remix's own links add code for fetching pages early, which we do not do. On the server, where a page
 * has hundreds of links, a whole path becomes a plain element.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const { to } = props;
  if (isServer && typeof to === 'string' && isWhole(to)) return anchor(to, props);
  return createElement(RouterLink, { ref, ...props });
});
Link.displayName = 'Link';

/** Whether the router would leave a path as it is. */
const isWhole = (to: string) => to.startsWith('/') && !/\/[./]|[?#]$/.test(to);

/** The element of a link, without what is for the router. */
function anchor(href: string, props: LinkProps) {
  const {
    to: _to,
    reloadDocument: _reload,
    replace: _replace,
    state: _state,
    preventScrollReset: _prevent,
    relative: _relative,
    ...rest
  } = props;
  return createElement('a', { ...rest, href });
}

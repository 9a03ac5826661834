import { createElement, forwardRef } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

export { NavLink, type LinkProps } from 'react-router-dom';

/**
 * Remix's own links add an attribute and code for finding routes and fetching pages early, which we do
 * not do. The desk sends no scripts, and no script navigates there (record 22).
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) =>
  createElement(RouterLink, {
    ref,
    reloadDocument: typeof props.to === 'string' && props.to.startsWith('/manage'),
    ...props,
  }),
);
Link.displayName = 'Link';

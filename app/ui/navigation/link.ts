/** Remix's own links add an attribute and code for finding routes and fetching pages early, which we do not do. */
export { Link, NavLink, type LinkProps } from 'react-router-dom';

/**
 * What a route says of itself in its `handle`. Everything else that treats routes differently is derived
 * from it, so that each fact is said once.
 */
interface RouteHandle {
  /**
   * The page gains nothing from scripts and sends none. With `false` no script navigates to it either: what
   * leads there from a page with scripts loads a document (record 22). With `'navigation'` scripts that are
   * there already show it without loading one.
   */
  scripts?: false | 'navigation';
  /**
   * The page or file is the same for every visitor, so that it may be made once for all (rules 32). A page
   * with a form of its own is not: each copy of a form has a key.
   */
  sameForVisitors?: true;
  /** It is a form, so what is typed there is not lost by what the frame offers. */
  form?: true;
  /** Its forms carry photos. */
  photos?: true;
  /** Its forms carry files of other kinds. */
  files?: true;
  /** Its forms carry a list of people. */
  list?: true;
}

/** What a route says in its `handle`; nothing where it has none. */
export const handleOf = (route: { handle?: unknown } | undefined): RouteHandle =>
  typeof route?.handle === 'object' && route.handle !== null ? route.handle : {};

/** Whether a page made of these routes sends scripts by itself. */
export const sendsScripts = (routes: { handle?: unknown }[]): boolean =>
  routes.every((route) => handleOf(route).scripts === undefined);

import assets from 'virtual:remix/server-manifest';

/** The addresses of the style sheets of a route, for a document that Remix does not write. */
export const styleSheetsOf = (routeId: string): string[] => [
  ...new Set([...(assets.routes.root?.css ?? []), ...(assets.routes[routeId]?.css ?? [])]),
];

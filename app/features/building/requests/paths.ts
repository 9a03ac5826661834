/** A community's page with one's own requests. */
export const requestsPath = (slug: string): string => `/communities/${slug}/requests`;

/** The form for a new request. */
export const newRequestPath = (slug: string): string => `${requestsPath(slug)}/new`;

/** The page of a request, for the people whom it affects. */
export const requestPath = (slug: string, ref: string): string => `${requestsPath(slug)}/${ref}`;

/** The page of a request at the desk. */
export const deskRequestPath = (slug: string, ref: string): string =>
  `/manage/${slug}/requests/${ref}`;

/** Whether a request is for an address under /api; routes match in capitals too. */
export const isApiRequest = (request: Request): boolean => isApiPath(new URL(request.url).pathname);

/** The same for a path, with or without a query. */
export const isApiPath = (path: string): boolean => /^\/api(?:[/?]|$)/i.test(path);

/** Whether a request is for an address under /api; routes match in capitals too. */
export const isApiRequest = (request: Request): boolean =>
  /^\/api(\/|$)/i.test(new URL(request.url).pathname);

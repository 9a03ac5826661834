/** The words that a search of titles asks for; empty for none. */
export const searchIn = (url: URL): string =>
  (url.searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100);

/**
 * A name within a sentence that is made on the server, where there is no room for a `<bdi>`: one that is written from
 * right to left leaves the words beside it in their places.
 */
export const isolated = (name: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;

/** The value of an input in a page, by its name. Throws when there is none. */
export function fieldValue(html: string, name: string): string {
  const [input] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const [, value] = /value="([^"]*)"/.exec(input ?? '') ?? [];
  if (value === undefined) throw new Error(`No field ${name} in the page`);
  return value;
}

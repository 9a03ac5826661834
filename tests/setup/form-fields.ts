/** The value of an input or a text area in a page, by its name. Throws when there is none. */
export function fieldValue(html: string, name: string): string {
  const [, text] = new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)<`).exec(html) ?? [];
  if (text !== undefined) return text;
  const [input] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const [, value] = /value="([^"]*)"/.exec(input ?? '') ?? [];
  if (value === undefined) throw new Error(`No field ${name} in the page`);
  return value;
}

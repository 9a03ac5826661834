/** The fields of a form of the editor’s desk as its page has them. */
export function fieldsIn(html: string): Record<string, string> {
  const main = html.slice(html.search(/<form method="post"[^>]* noValidate/));
  const form = main.slice(0, main.indexOf('</form>')) || html;
  const text = (value = '') =>
    value
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&');
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    const isOff =
      /type="file"/.test(tag) || (/type="(checkbox|radio)"/.test(tag) && !/checked/.test(tag));
    if (name && !isOff) fields[name] = text(/ value="([^"]*)"/.exec(tag)?.[1]);
  }
  for (const [, tag = '', value] of form.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g)) {
    fields[/name="([^"]*)"/.exec(tag)?.[1] ?? ''] = text(value?.replace(/^\n/, ''));
  }
  for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    fields[/name="([^"]*)"/.exec(tag)?.[1] ?? ''] =
      /<option value="([^"]*)"[^>]* selected/.exec(options)?.[1] ??
      /<option selected="" value="([^"]*)"/.exec(options)?.[1] ??
      '';
  }
  return fields;
}

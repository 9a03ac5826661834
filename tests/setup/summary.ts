/** The links of an error summary: the fields they lead to, and their words. */
export const summaryLinks = (html: string): { id: string; message: string }[] => {
  const [, box = ''] = /role="alert"([\s\S]*?)<\/ul>/.exec(html) ?? [];
  return [...box.matchAll(/<a href="#([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, id = '', message = '']) => ({
      id,
      message,
    }),
  );
};

/** Whether the summary lists the fields in the order in which the page shows them. */
export const isInPageOrder = (html: string): boolean => {
  const places = summaryLinks(html).map(({ id }) => html.indexOf(` id="${id}"`));
  return places.every((place, index) => place > 0 && place >= (places[index - 1] ?? 0));
};

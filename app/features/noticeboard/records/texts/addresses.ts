import { languages, type DocumentKind, type Language } from '#db/enums.ts';

/** The texts that have pages of their own, as their addresses name them. */
export const textPages = { rules: 'RULES', emergency: 'EMERGENCY' } as const satisfies Record<
  string,
  DocumentKind
>;
export type TextPage = keyof typeof textPages;

/** The text and the side that an address names; null for any other address. */
export function textIn(params: {
  text?: string | undefined;
  side?: string | undefined;
}): { page: TextPage; kind: DocumentKind; side: Language } | null {
  const page = (Object.keys(textPages) as TextPage[]).find((one) => one === params.text);
  const side = languages.find((one) => one === params.side);
  return page && side ? { page, kind: textPages[page], side } : null;
}

/** Whether a text can be a telephone number: it has three digits or more, such as `911` or `613-555-0100 ext. 2`. */
export const looksLikePhone = (text: string): boolean => text.replace(/\D/g, '').length >= 3;

/** The address that calls a number as it was typed, an extension such as `ext. 2` or `poste 2` too. */
export function phoneHref(text: string): string {
  const [, number = '', after = ''] =
    /^\D*?(\+?\d[\d\s().,/\u2010-\u2015-]*)(.*)$/su.exec(text) ?? [];
  const [, extension] = /^(?:ext|extension|x|poste|p|#)\.?\s*(\d+)/iu.exec(after.trim()) ?? [];
  const digits = number.replace(/[^\d+]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

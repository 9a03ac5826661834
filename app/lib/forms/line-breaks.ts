/**
 * A text with `\n` for every line break. Browsers send `\r\n`, which would be stored differently from
 * the same text sent as JSON, and would count twice towards a limit.
 */
export const withPlainLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

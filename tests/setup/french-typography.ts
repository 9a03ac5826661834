/**
 * In French, what is wrong: a plain space or none where a no-break one belongs, a straight
 * apostrophe or quotation mark, three dots, or an ending in brackets.
 */
export const misprint =
  / [:;!?»%$]|«(?!\u00a0)|(?<!\u00a0)(?:[;!?»]|:(?=\s|$))|'|["“”]|\.\.\.|\(e?s?\)/;

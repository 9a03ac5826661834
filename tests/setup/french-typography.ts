/**
 * In French, what is wrong: a plain space or none where a no-break one belongs, also
 * between a figure and what it counts; a straight apostrophe or quotation mark, three dots, or an ending
 * in brackets.
 */
export const misprint =
  / [:;!?»%$]|[\d}] (?:caractères|jours?|heures?|minutes?|photos?|Mo)(?!\p{L})|«(?!\u00a0)|(?<!\u00a0)(?:[;!?»]|:(?=\s|$))|'|["“”]|\.\.\.|\(e?s?\)/u;

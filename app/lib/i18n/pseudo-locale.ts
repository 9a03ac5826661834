const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/**
 * The parts of a message in the pseudo-locale: each text accented and in brackets, so that a word
 * that is not from the catalogue stands out. Parameters, at odd places, stay.
 */
export const bracket = (parts: string[]): string[] =>
  parts.map((part, index) =>
    index % 2 === 0 && part.trim() !== '' ? `⟦${accented(part)}⟧` : part,
  );

const accented = (text: string): string =>
  text.replace(/[aeiouAEIOU]/g, (letter) => accents[letter] ?? letter);

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
 * The parts of a message in the pseudo-locale: accented, and in brackets, so that a word that is
 * not from the catalogue stands out. Parameters, at odd places, stay.
 */
export function bracket(parts: string[]): string[] {
  const accented = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[aeiouAEIOU]/g, (letter) => accents[letter] ?? letter) : part,
  );
  const last = accented.length - 1;
  return accented.map((part, index) => {
    const opened = index === 0 ? `⟦${part}` : part;
    return index === last ? `${opened}⟧` : opened;
  });
}

/** The most bytes that a text takes in one part of an email: what is not ASCII is written as `=C3=A9`. */
export function mailCost(text: string): number {
  let cost = 0;
  for (const byte of Buffer.from(text)) cost += byte > 126 || byte === 61 ? 3 : 1;
  return cost;
}

/** The start of a text that costs at most `most`, up to the end of a word. */
export function fitting(text: string, most: number): string {
  if (mailCost(text) <= most) return text;
  let cost = 0;
  let end = 0;
  for (const char of text) {
    cost += mailCost(char);
    if (cost > most) break;
    end += char.length;
  }
  const start = text.slice(0, end);
  return start.slice(0, Math.max(start.search(/\s\S*$/), 0) || end).trimEnd();
}

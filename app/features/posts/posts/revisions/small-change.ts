/** How many letters may differ in the title and the description, in all. */
export const smallChange = 3;

/**
 * How many letters have to be added, left out or replaced to make one text of the other; Infinity
 * for more than `most`. It looks only at what lies within `most` of the diagonal.
 */
export function editDistance(from: string, to: string, most: number): number {
  const [a, b] = [[...from], [...to]];
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let previous = new Map(Array.from({ length: most + 1 }, (_, column) => [column, column]));
  for (let row = 1; row <= a.length; row++) {
    const current = new Map<number, number>();
    const last = Math.min(b.length, row + most);
    for (let column = Math.max(0, row - most); column <= last; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const at = (map: Map<number, number>, index: number) => map.get(index) ?? Infinity;
      const replaced = column > 0 ? at(previous, column - 1) + cost : Infinity;
      const distance = Math.min(replaced, at(previous, column) + 1, at(current, column - 1) + 1);
      current.set(column, distance);
    }
    previous = current;
  }
  const distance = previous.get(b.length) ?? Infinity;
  return distance <= most ? distance : Infinity;
}

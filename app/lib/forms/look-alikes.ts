/** Letters of other scripts, each above the Latin letter that it looks like. */
const lookAlikes = [
  ['АВЕЅІЈКМНОРСТУХҮԚԜ', 'ABESIJKMHOPCTYXYQW'],
  ['аеорсухѕіјһԁԛԝӏкмтвнгԍү', 'aeopcyxsijhdqwlkmtbhrgy'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβγεικνορτυχηωσϲϳμ', 'abyeikvoptuxnwocju'],
  ['ıɑɡ', 'iag'],
] as const;

const latinOf = new Map(
  lookAlikes.flatMap(([others, latin]) =>
    [...others].map((letter, index): [string, string] => [letter, latin[index] ?? letter]),
  ),
);

/** A text with the letters that look like Latin ones made Latin. It is for comparing, not to show. */
export const toLatin = (text: string): string =>
  Array.from(text, (letter) => latinOf.get(letter) ?? letter).join('');

/** What ends the user name and the password of an address too early, or is no character (RFC 3986, 3.2). */
const breaking = /[/#?]|%(?![0-9a-f]{2})/gi;

const encodedAs = (character: string): string =>
  `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0') ?? ''}`;

/**
 * What to write instead of characters in the user name and the password of an address, such as `# as %23`: empty where
 * they are read as they stand. The password itself is never in it.
 */
export function unencodedIn(address: string): string[] {
  const [, userInfo = ''] = /^[a-z]+:\/\/(.*)@[^@]*$/is.exec(address) ?? [];
  const found = new Set(userInfo.match(breaking));
  // Only the last one is read as the end.
  if (found.size > 0 && userInfo.includes('@')) found.add('@');
  return [...found].map((character) => `${character} as ${encodedAs(character)}`);
}

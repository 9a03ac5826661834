/** What a file is by its first bytes, such as `webp`; undefined where no signature is known. */
export async function detectType(bytes: Uint8Array): Promise<string | undefined> {
  // Only uploads need it, and a start that reads it takes longer.
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.ext;
}

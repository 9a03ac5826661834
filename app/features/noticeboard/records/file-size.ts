/** A size for people: whole kilobytes, or megabytes with one decimal from one megabyte on. */
export function fileSize(bytes: number): { unit: 'kb' | 'mb'; size: number } {
  return bytes < 1_000_000
    ? { unit: 'kb', size: Math.max(1, Math.round(bytes / 1000)) }
    : { unit: 'mb', size: Math.round(bytes / 100_000) / 10 };
}

/** What a file may have at most: more than any download of a community can. */
export const limits = {
  files: 200_000,
  /** Of the name of a file, with its folders. */
  nameLength: 600,
  /** Of all its files, unpacked. */
  bytes: 4_200_000_000,
  /** Of the rows and the log in all, which are read into memory. */
  rowBytes: 256 * 1024 * 1024,
  /** Of one text in a row. */
  textLength: 200_000,
  /** Of the times of a place to book. */
  placeTimes: 200,
} as const;

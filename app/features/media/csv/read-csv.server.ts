import { Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { letOthersRun } from '#app/lib/process/breaks.server.ts';

/** A parser takes some 10 µs for a line that is as short as can be. */
const sliceBytes = 4096;

/**
 * The cells of a CSV text, row by row, and no more rows than `most`: what comes after those is not read. Other
 * requests run between its slices. Throws CsvError.
 */
export async function readCsv(
  text: string,
  { most, ...options }: Options & { most: number },
): Promise<string[][]> {
  const rows: string[][] = [];
  // Errors of the parser come out of this loop, and leaving it ends the reading.
  for await (const row of Readable.from(slicesOf(Buffer.from(text))).pipe(parse(options))) {
    rows.push(row as string[]);
    if (rows.length === most) break;
  }
  return rows;
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await letOthersRun();
  }
}

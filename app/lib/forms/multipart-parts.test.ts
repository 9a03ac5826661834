import { MultipartParser } from '@remix-run/multipart-parser';
import { expect, it, vi } from 'vitest';
import { readParts } from './multipart-parts.server.ts';

/** A body that arrives in pieces of a few bytes, as a sender of chunks may have it. */
function bodyInPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += size)));
      else controller.close();
    },
  });
}

it('reads a body that comes byte by byte in a few slices, because each costs as much as a large one', async () => {
  const write = vi.spyOn(MultipartParser.prototype, 'write');
  const part = (name: string, text: string) =>
    `--parts\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(2000));
  const body = `${texts.map((text, at) => part(`${'n'.repeat(1000)}${at}`, text)).join('')}--parts--`;
  const read: string[] = [];
  const limits = { boundary: 'parts', maxFileBytes: 256 * 1024 };
  for await (const found of readParts(bodyInPieces(body, 1), limits))
    read.push('text' in found ? found.text : 'too large');
  expect(read).toEqual(texts);
  expect(write.mock.calls.length).toBeLessThan(10);
});

it('finds a file that is too large, and what follows it, in a body that comes byte by byte', async () => {
  const file = `--parts\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\n${'a'.repeat(150_000)}\r\n`;
  const text = '--parts\r\nContent-Disposition: form-data; name="b"\r\n\r\nwords\r\n--parts--';
  const names: (string | undefined)[] = [];
  const limits = { boundary: 'parts', maxFileBytes: 100_000 };
  for await (const found of readParts(bodyInPieces(file + text, 3), limits))
    names.push('text' in found ? found.text : found.filename);
  expect(names).toEqual(['a.txt', 'words']);
});

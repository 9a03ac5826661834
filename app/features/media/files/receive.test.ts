import { expect, it } from 'vitest';
import { typeOfFile } from './receive.server.ts';

it('a large text is read to its end, while others run', async () => {
  const bytes = Buffer.alloc(12 * 1024 * 1024, 'words of an upload\n');
  let turns = 0;
  let isDone = false;
  const others = (): void => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  expect(await typeOfFile(bytes, 'words.txt')).toBe('txt');
  isDone = true;
  expect(turns).toBeGreaterThan(10);
  bytes[bytes.length - 1] = 0x07;
  expect(await typeOfFile(bytes, 'words.txt'), 'its last byte is no text').toBeNull();
});

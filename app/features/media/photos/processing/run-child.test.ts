import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runChild } from './run-child.server.ts';

/** A flat picture, so a small file: reading it takes 380 MB. */
const bytes = readFileSync('tests/setup/pictures/12-bit-4000x3000.avif');
const task = { bytes, crop: 'whole' } as const;
const never = new AbortController().signal;
const plenty = { memoryBytes: 2 ** 30, ms: 60_000 };

it('makes the files of a photo', async () => {
  const result = await runChild(task, never, plenty);
  expect(result).toMatchObject({ rendered: { width: 1600, height: 1200 } });
  const files = 'rendered' in result ? [...result.rendered.files.keys()] : [];
  expect(files).toEqual([400, 800, 1600]);
});

it.each([
  ['memory', { ...plenty, memoryBytes: 150 * 2 ** 20 }],
  ['time', { ...plenty, ms: 300 }],
])('ends a photo that takes too much %s', async (_, limits) => {
  expect(await runChild(task, never, limits)).toEqual({ fault: 'tooHeavy' });
});

it('ends the photo of somebody who has gone', async () => {
  const gone = new AbortController();
  const result = runChild(task, gone.signal, plenty);
  setTimeout(() => gone.abort(new Error('gone')), 100);
  await expect(result).rejects.toThrow('gone');
});

it('says that bytes are no photo', async () => {
  const text = { bytes: Buffer.from('GIF89a'), crop: 'portrait' } as const;
  expect(await runChild(text, never)).toEqual({ fault: 'wrongFormat' });
  // The beginning of a photo of an iPhone, too short to be opened.
  const heic = { bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), crop: 'whole' } as const;
  expect(await runChild(heic, never)).toEqual({ fault: 'heic' });
});

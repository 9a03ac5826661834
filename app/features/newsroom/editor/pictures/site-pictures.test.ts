import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureText, sitePictureName, sitePictures } from './site-pictures.server.ts';

/** Placeholders and parts of pages, which the list of pictures leaves out. */
const unnamed = /\/(none|part-[a-z]+)\.svg$/;

it('every drawing of the site can be chosen, by a name of its own in each language', () => {
  const files = globSync('images/*/*.svg', { cwd: 'public' }).map((path) => `/${path}`);
  expect([...sitePictures].sort()).toEqual(files.filter((path) => !unnamed.test(path)).sort());
  for (const locale of ['en', 'fr'] as const) {
    const names = sitePictures.map((address) => sitePictureName(locale, address));
    expect(new Set(names).size).toBe(files.filter((path) => !unnamed.test(path)).length);
    for (const name of names) expect(name).toMatch(/^[A-Z]/);
  }
});

it('any other picture is named as what it is', () => {
  const photo = '/photos/0f6c1d1e-5f0e-4a86-a5a6-4c1d28a3d4a1/800.webp';
  expect(pictureText('en', photo)).toBe('Uploaded picture 0f6c1d1e');
  expect(pictureText('en', '/uploads/skating.jpg')).toBe('/uploads/skating.jpg');
  expect(pictureText('en', null)).toBe('');
});

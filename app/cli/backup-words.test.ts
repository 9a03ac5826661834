import { expect, it } from 'vitest';
import type { Manifest } from '../features/site/backups/manifest.ts';
import { filesAreElsewhere, whereFilesAre } from './backup-words.ts';

const manifest = (photos: number, files: number, place: 'here' | 'bucket' = 'here'): Manifest => ({
  format: 1,
  product: 'the-local-link',
  version: '0.1.0',
  createdAt: '2026-11-26T07:20:00.000Z',
  database: { kind: 'postgresql', version: '15' },
  migrations: ['first'],
  tables: { 'public.photos': { rows: photos, sha256: 'a'.repeat(64) } },
  files: { count: files, bytes: files, place },
  demo: false,
  secret: false,
  sums: 'a'.repeat(64),
});

it('says that the files of a backup are elsewhere, where its rows name some and it has none', () => {
  expect(filesAreElsewhere(manifest(3, 0), '/srv/link')).toContain(
    'names 3 photos and documents, and /srv/link has none of them',
  );
  for (const fine of [manifest(3, 9), manifest(0, 0), manifest(3, 0, 'bucket')]) {
    expect(filesAreElsewhere(fine, '/srv/link')).toBe('');
  }
});

it('says after a restore where the site would not find its files', () => {
  const folder = { dataDir: '/srv/link', usesBucket: false };
  const bucket = { dataDir: '/srv/link', usesBucket: true };
  expect(whereFilesAre(manifest(3, 9), bucket)).toMatch(/^LOOK AT THIS: .*\/srv\/link\/files/);
  expect(whereFilesAre(manifest(3, 0, 'bucket'), bucket)).toContain('in the bucket that S3_BUCKET');
  expect(whereFilesAre(manifest(3, 9), folder)).toBe('');
  expect(whereFilesAre(manifest(0, 0), bucket)).toBe('');
});

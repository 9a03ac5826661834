import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { StoredFile } from '#db/entities/index.ts';
import { textOf, withText, writeZip } from '#tests/setup/community-file.ts';
import { rowsIn, testImports, type Site } from '#tests/setup/community-imports.ts';

const { files, path, emptySite, bring, storedFiles } = testImports();
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe('a file that is not whole', () => {
  let site: Site;
  beforeAll(async () => {
    site = await emptySite();
  });
  const log = () => textOf(files(), 'log.jsonl').trim().split('\n');
  const changed = (name: string, change: (text: string) => string) =>
    writeZip(withText(files(), name, change));
  const without = (gone: string) =>
    writeZip(Object.fromEntries(Object.entries(files()).filter(([name]) => name !== gone)));
  const cut = () => {
    const short = writeZip({});
    writeFileSync(short, readFileSync(path()).subarray(0, 100_000));
    return short;
  };
  const document = () => Object.keys(files()).find((name) => name.startsWith('documents/')) ?? '';
  const photo = () => Object.keys(files()).find((name) => name.startsWith('photos/')) ?? '';

  it.each<[string, () => string, RegExp]>([
    ['missing', () => '/nowhere/x.zip', /there is no such file\. Nothing was changed\./],
    ['cut off', cut, /it is no zip, or was cut off/],
    [
      'of another kind',
      () => writeZip({ 'a.txt': new Uint8Array(3) }),
      /not a download of all records/,
    ],
    [
      'of an older version',
      () => without('data/export.json'),
      /a version that had no import yet.*Bring the other site up to date/,
    ],
    [
      'of a newer version',
      () => changed('data/export.json', (text) => text.replace('"version": 1', '"version": 2')),
      /a newer version of this program.*Bring this site up to date/,
    ],
    [
      'with a changed entry of the log',
      () => changed('log.jsonl', (text) => text.replace('Asked twice', 'Asked once')),
      /Entry \d+ of its log \(.*REJECT LISTING Refused\) was changed/,
    ],
    [
      'with an entry less',
      () => changed('log.jsonl', () => [...log().slice(0, 2), ...log().slice(3), ''].join('\n')),
      /Entry 2 of its log \(.+\) was changed, or entries after it were taken out/,
    ],
    [
      'without the last entry',
      () => changed('log.jsonl', () => [...log().slice(0, -1), ''].join('\n')),
      /Its log has \d+ entries instead of \d+/,
    ],
    [
      'with another last entry',
      () => changed('log.jsonl', (text) => text.trimEnd().replace(/\}$/, ',"more":1}\n')),
      /Entry \d+ of its log \(.+\) was changed\./,
    ],
    [
      'with a changed file',
      () =>
        writeZip(
          withText(files(), 'README.txt', () => 'x'),
          { keepsSums: true },
        ),
      /README\.txt in it was changed/,
    ],
    [
      'with a file more',
      () => writeZip({ ...files(), 'more.txt': new Uint8Array(3) }, { keepsSums: true }),
      /more\.txt was added to it/,
    ],
    ['without a document', () => without(document()), /in it is missing|is missing in it/],
    [
      'with a page for a document',
      () => writeZip({ ...files(), [document()]: Buffer.from('<script>1</script>') }),
      /is not the file that it should be/,
    ],
    [
      'with a drawing for a photo',
      () => writeZip({ ...files(), [photo()]: Buffer.from('<svg onload="1"/>') }),
      /is not a photo/,
    ],
    [
      'with a row that no site has',
      () => changed('data/notices.jsonl', (text) => text.replace('"kind":"', '"kind":"X')),
      /Line 1 of data\/notices\.jsonl has no kind that this site could use/,
    ],
    [
      'that names who is not there',
      () => changed('data/people.jsonl', (text) => text.split('\n').slice(3).join('\n')),
      /names .+, which is not in data\/people\.jsonl|names somebody who is not in/,
    ],
    [
      'with a script for a link',
      () =>
        changed('data/community.jsonl', (text) =>
          text.replace(/"rules_url":"[^"]*"/, '"rules_url":"javascript:alert(1)"'),
        ),
      /has no rules_url that this site could use/,
    ],
    [
      'with a line break in an email address',
      () =>
        changed('data/community.jsonl', (text) =>
          text.replace(
            /"manager_email":(null|"[^"]*")/,
            '"manager_email":"a@b.example\\nBcc: c@d.example"',
          ),
        ),
      /has no manager_email that this site could use/,
    ],
    [
      'with a path that leads out',
      () => writeZip({ ...files(), '../x': new Uint8Array(1) }),
      /the list of its files is damaged/,
    ],
    [
      'with a name that is too long',
      () => writeZip({ ...files(), ['a'.repeat(700)]: new Uint8Array(1) }),
      /a name in it is too long/,
    ],
    [
      'with texts of full size',
      () =>
        changed('data/listings.jsonl', (text) =>
          text.replace('"description":"', `"description":"${'x'.repeat(300_000)}`),
        ),
      /Line 1 of data\/listings\.jsonl has no description/,
    ],
  ])('is refused: %s', async (_what, make, said) => {
    const [rows, stored] = [await rowsIn(site, 'users'), storedFiles()];
    const error: unknown = await bring(site, make(), 'never').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'StartError' });
    expect((error as Error).message).toMatch(said);
    expect((error as Error).message).toMatch(/Nothing was changed\. .+/);
    expect(await rowsIn(site, 'users')).toBe(rows);
    expect(storedFiles()).toBe(stored);
  });

  it('is refused when its list claims far more than it has', async () => {
    const claimed = Buffer.from(
      readFileSync(writeZip({ ...files(), 'more.txt': new Uint8Array(9) })),
    );
    // The sizes of the last files in the list at the end: 4 GB and more together.
    for (
      let at = claimed.indexOf('PK\u0001\u0002');
      at >= 0;
      at = claimed.indexOf('PK\u0001\u0002', at + 4)
    ) {
      claimed.writeUInt32LE(2_000_000_000, at + 24);
    }
    const bomb = writeZip({});
    writeFileSync(bomb, claimed);
    await expect(bring(site, bomb, 'never')).rejects.toThrow(
      'unpacked, it would be larger than 4 GB.',
    );
  });

  it('leaves no file in the store when the database refuses a row', async () => {
    const stored = storedFiles();
    const twice = changed('data/units.jsonl', (text) => {
      const [first = ''] = text.split('\n');
      return `${text}${first.replace(uuid, crypto.randomUUID())}\n`;
    });
    await expect(bring(site, twice)).rejects.toThrow(
      /doesn’t take a row of it \(units_community_key_unique\)\. Nothing was changed/,
    );
    expect(await rowsIn(site, 'communities')).toBe(0);
    expect(await site.newEm().count(StoredFile)).toBe(0);
    expect(storedFiles()).toBe(stored);
    expect(stored).toBeGreaterThan(10);
  });
});

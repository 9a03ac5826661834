import { expect, it } from 'vitest';
import { StoredFile } from '#db/entities/index.ts';
import { makeEvent } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { multipart } from '#tests/setup/multipart.ts';

const app = testApp();
const empty = () => new File([], 'nothing.pdf', { type: 'application/pdf' });

it('a file of 0 bytes is refused by its name in every form that takes files (rules 9.5)', async () => {
  const em = app.em();
  const { community, resident, board, admin } = await makeNeighbourhood(em);
  const event = makeEvent(em, { status: 'DRAFT' });
  await em.flush();
  const hub = `/communities/${community.slug}`;
  const desk = `/manage/${community.slug}`;
  const notice = { kind: 'GENERAL', audience: 'EVERYONE', language: 'en', intent: 'draft' };
  const forms: [string, { id: string }, string, Record<string, string>][] = [
    [`${hub}/listings/new`, resident, 'photos', { title: 'Lamp' }],
    [`${hub}/activities/new`, resident, 'photos', { title: 'Walk' }],
    ['/account/photo', resident, 'photo', {}],
    [
      `${desk}/notices/new`,
      board,
      'upload',
      { ...notice, 'en.title': 'Water', 'en.content': 'Off' },
    ],
    [`${desk}/documents/new`, board, 'upload', { title: 'Fees' }],
    [`${desk}/people/import`, board, 'file', { text: 'unit,name\n101,Ann Lee' }],
    [`${desk}/units/add`, board, 'file', { step: 'preview', ranges: '101-104' }],
    [`/manage/editor/events/${event.id}`, admin, 'imagesUpload', { title: 'Skating' }],
  ];
  for (const [path, person, field, fields] of forms) {
    const as = await app.signIn(person);
    const sent: [string, string | File][] = [...Object.entries(fields), [field, empty()]];
    const response = await app.handle(multipart(path, { as, fields: sent }));
    expect(response.status, path).toBe(400);
    expect(await response.text(), path).toContain('“nothing.pdf” is empty');
  }
  expect(await app.em().count(StoredFile)).toBe(0);
});

it('an upload of 0 bytes is refused as such by the call for photos', async () => {
  const { resident } = await makeNeighbourhood(app.em());
  const as = await app.signIn(resident);
  const named = multipart('/api/uploads', { as, fields: [['photo', empty()]] });
  const unnamed = new Request(named.url, { method: 'POST', headers: named.headers, body: '' });
  unnamed.headers.set('Content-Type', 'image/*');
  for (const [request, words] of [
    [named, '“nothing.pdf” is empty'],
    [unnamed, 'This file is empty'],
  ] as const) {
    const response = await app.handle(request);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(words);
  }
});

it('files that are too many are none of them taken, and the form says so', async () => {
  const { community, board } = await makeNeighbourhood(app.em());
  const as = await app.signIn(board);
  const file = (at: number) => new File(['Fees'], `fees-${at}.txt`, { type: 'text/plain' });
  const response = await app.handle(
    multipart(`/manage/${community.slug}/notices/new`, {
      as,
      fields: [
        ['en.title', 'Water'],
        ...Array.from({ length: 6 }, (_, at): [string, File] => ['upload', file(at)]),
      ],
    }),
  );
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('You can add up to 5 files.');
  expect(html).toContain('None of the new files were added. Choose them again.');
});

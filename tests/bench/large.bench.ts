/**
 * Measures what is large in a building: `npm run bench:large`, after `npm run build`. It prints the best of three
 * and refuses nothing; the tests hold how many statements each may take.
 */
import sharp from 'sharp';
import { afterAll, it } from 'vitest';
import { Community, DigestRun, MailLetter, ModerationEvent } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeNotice, makeUser } from '#db/factories/index.ts';
import { queueDigests } from '#app/features/site/digests/queue-digests.server.ts';
import { letterKinds } from '#app/jobs/email-kinds.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fillBuilding } from '#tests/setup/big-building.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const rounds = 3;
const lines: string[] = [];

afterAll(() => console.log(lines.join('\n')));

/** Notes the shortest of three times, and what was promised, if anything was. */
async function note(what: string, work: (round: number) => Promise<unknown>, promise = '') {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(Math.round(performance.now() - started));
  }
  lines.push(`${what}: ${Math.min(...times)} ms (of ${times.join(', ')})${promise}`);
}

/** A building of a thousand, and 40 posts and notices that are new there. */
async function makeLargeBuilding(): Promise<Community> {
  const em = app.em();
  const community = makeCommunity(em);
  const author = makeUser(em);
  const ago = new Date(Date.now() - 60_000);
  for (let index = 0; index < 40; index += 1) {
    const { id } = makeListing(em, author, community);
    em.create(ModerationEvent, {
      ...{ subjectType: 'LISTING', subjectId: id, community, action: 'APPROVE' },
      ...{ toStatus: 'PUBLISHED', snapshot: {}, createdAt: ago },
    });
    makeNotice(em, author, community, { publishedAt: ago });
  }
  await em.flush();
  await fillBuilding(em, { community, people: 1_000 });
  return community;
}

it('the digests of a building with 1,000 members', async () => {
  const community = await makeLargeBuilding();
  const now = new Date();
  const promise = '; rules 25.3 promise 2,000 ms';
  const forget = async () => {
    await app.em().nativeDelete(MailLetter, { kind: 'DIGEST' });
    await app.em().nativeDelete(DigestRun, { endsAt: now });
  };
  const queue = async () => {
    await queueDigests(app.em(), letterKinds, new AbortController().signal, now);
    await forget();
  };
  await note('1,000 digests', queue, promise);
  await app.em().nativeDelete(MailLetter, { community: community.id });
});

it('a notice to a building with 1,000 members', async () => {
  const { community, board } = await makeNeighbourhood(app.em());
  await app.em().execute(
    `insert into users (id, name, email, password, role, is_authenticated, created_at)
     select gen_random_uuid(), 'Robin Roy', 'notice' || n || '@mail.example', '-', 'RESIDENT', true, now()
       from generate_series(1, 1000) as n`,
  );
  await app.em().execute(
    `insert into user_communities (id, user_id, community_id, condo_unit, state, is_primary, created_at)
     select gen_random_uuid(), id, ?, substr(email, 7, 4), 'CONFIRMED', true, now()
       from users where email like 'notice%@mail.example'`,
    [community.id],
  );
  const as = await app.signIn(board);
  await note('a notice to 1,000', async (round) => {
    const json = { title: `Water off ${round}`, content: 'Until noon. '.repeat(500) };
    const answer = await app.send(`/api/communities/${community.id}/notices`, { as, json });
    if (answer.status !== 201) throw new Error(`a notice: ${answer.status}`);
  });
});

it('a photo of 1600 × 1200', async () => {
  const { resident } = await makeNeighbourhood(app.em());
  const as = await app.signIn(resident);
  // As uneven as what a camera takes.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const jpeg = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#a65', noise },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
  const promise = `; ${Math.round(jpeg.length / 1000)} kB, stored in under 1,000 ms on an idle core`;
  const store = async (round: number) => {
    const photo = new File([new Uint8Array(jpeg)], `lamp-${round}.jpg`, { type: 'image/jpeg' });
    const answer = await app.handle(multipart('/api/uploads', { as, fields: [['photo', photo]] }));
    if (answer.status !== 201) throw new Error(`a photo: ${answer.status}`);
  };
  await note('a photo of 1600 × 1200', store, promise);
});

it('a list of 5,000 people', async () => {
  const { community, board } = await makeNeighbourhood(app.em());
  const as = await app.signIn(board);
  const path = `/manage/${community.slug}/people/import`;
  await note('a list of 5,000, previewed and saved', async (round) => {
    const rows = Array.from(
      { length: 5000 },
      (_, index) => `${101 + (index % 2500)},Person ${index},person${index}.${round}@mail.example`,
    );
    const file = new File([['unit,name,email', ...rows].join('\n')], 'residents.csv');
    const sent = await app.handle(multipart(path, { as, fields: [['file', file]] }));
    const preview = sent.headers.get('Location') ?? '';
    await (await app.send(preview, { as })).text();
    await app.send(preview, { as, form: { intent: 'save', addUnits: 'yes' } });
  });
});

it('searches among 20,000 listings', async () => {
  const { community, resident } = await makeNeighbourhood(app.em());
  const as = await app.signIn(resident);
  await app.em().execute(
    `insert into listings (id, community_id, author_id, title, slug, description, language, price, images, status, version, created_at, updated_at)
     select gen_random_uuid(), ?, ?, 'Thing number' || n, 'thing-' || n,
       'A word' || n % 1000 || ' among neighbours, as good as new, near the river and the canal.',
       'en', n, '{}', 'PUBLISHED', 1, now() - n * interval '1 minute', now()
     from generate_series(1, 20000) as n`,
    [community.id, resident.id],
  );
  await app.em().execute('analyze listings');
  for (const path of [
    '/search?q=word77',
    '/search?q=neighbours',
    '?tab=buy-sell&q=word77',
    '?tab=buy-sell&sort=dearest',
  ]) {
    await note(path, async () =>
      (await app.send(`/communities/${community.slug}${path}`, { as })).text(),
    );
  }
});

it('the desk with 2,000 open requests', async () => {
  const { community, resident, board } = await makeNeighbourhood(app.em());
  await app.em().nativeUpdate(Community, { id: community.id }, { takesRequests: true });
  const as = await app.signIn(board);
  const fill = (from: number, until: number) =>
    app.em().execute(
      `insert into service_requests (id, community_id, author_id, number, ref, category, text, version, created_at, waiting_since, updated_at)
       select gen_random_uuid(), ?, ?, n, 'LR-' || n, 'WATER', 'The tap drips, drop by drop, number ' || n || '.', 1,
         now() - n * interval '1 minute', now() - n * interval '1 minute', now()
       from generate_series(?::int, ?::int) as n`,
      [community.id, resident.id, from, until],
    );
  const read = async () => {
    // Ten in a row: one is too short to be compared.
    for (let turn = 0; turn < 10; turn += 1) {
      await (await app.send(`/manage/${community.slug}/requests`, { as })).text();
    }
  };
  await fill(2001, 2020);
  await app.em().execute('analyze service_requests');
  await note('the desk with 20 open requests, ten times', read);
  await fill(2021, 4000);
  await app.em().execute('analyze service_requests');
  await note('with 2,000, ten times', read, '; at most 1.3 times as long');
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Listing, ModerationEvent, Photo, User } from '#db/entities/index.ts';
import { makeListing } from '#db/factories/index.ts';
import { dropReplacedPhotos } from '#app/features/posts/posts/revisions/replaced-photos.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

let picture: File;
beforeAll(async () => {
  picture = await pictureFile({ width: 200, height: 150 });
});

const fileExists = (address: string): boolean => {
  const { dataDir } = processSingleton<Env>('env', () => {
    throw new Error('The server is not prepared');
  });
  return existsSync(join(dataDir, 'files', 'photos', address.split('/')[2] ?? ''));
};

/** A published listing with the photos `first` and `second`, and an edit that replaces `second`. */
async function withWaitingEdit() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const listing = makeListing(em, people.resident, people.community, { title: 'Oak table' });
  await em.flush();
  const as = await app.signIn(people.resident);
  const upload = async () => {
    const fields: [string, File][] = [['photo', picture]];
    const response = await app.handle(multipart('/api/uploads', { as, fields }));
    return ((await response.json()) as { url: string }).url;
  };
  const edit = (images: string[], title = 'Oak table', changes: Record<string, string> = {}) =>
    app.send(`/listings/${listing.id}/edit`, {
      as,
      form: {
        title,
        description: listing.description,
        price: '45',
        ...Object.fromEntries(images.map((address, index) => [`images[${index}]`, address])),
        ...changes,
      },
    });
  const decide = async (status: string, person: { id: string } = people.board) =>
    app.send(`/api/listings/${listing.id}`, {
      method: 'PATCH',
      json: { status },
      as: await app.signIn(person),
    });
  const images = async () => (await app.em().findOneOrFail(Listing, { id: listing.id })).images;
  const [first, second, added] = [await upload(), await upload(), await upload()];
  expect((await edit([first, second])).status).toBe(303);
  await decide('PUBLISHED');
  expect(await images()).toEqual([first, second]);
  expect((await edit([first, added])).status).toBe(303);
  return { ...people, listing, as, upload, edit, decide, images, first, second, added };
}

describe('photos of an edit', () => {
  /** Whom each photo opens for: everyone, the author and the moderators, or nobody. */
  async function openFor(
    addresses: string[],
    { resident, neighbour, board, otherBoard }: Awaited<ReturnType<typeof withWaitingEdit>>,
  ) {
    const viewers = [undefined, neighbour, otherBoard, resident, board];
    const seen: string[] = [];
    for (const address of addresses) {
      const found = [];
      for (const viewer of viewers) {
        const as = viewer && (await app.signIn(viewer));
        found.push((await app.send(address, { as })).status === 200);
      }
      const [visitor, member, outsideBoard, author, moderator] = found;
      const trusted = author && moderator;
      const others = visitor || member || outsideBoard;
      seen.push(trusted ? (others ? 'all' : 'trusted') : others ? 'wrong' : 'nobody');
    }
    return seen;
  }

  it('that waits are for its author and the moderators; those of the approved text for all', async () => {
    const hood = await withWaitingEdit();
    const { first, second, added, listing, neighbour } = hood;
    expect(await openFor([first, second, added], hood)).toEqual(['all', 'all', 'trusted']);
    const page = await app.send(`/listings/${listing.id}`, { as: await app.signIn(neighbour) });
    expect(await page.text()).not.toContain(added.split('/')[2]);
  });

  it('that is approved are for all, and those it dropped are gone with their files once it can’t be undone', async () => {
    const hood = await withWaitingEdit();
    const { first, second, added, decide, images, listing } = hood;
    await decide('PUBLISHED');
    expect(await images()).toEqual([first, added]);
    await app.runDueJobs();
    expect(await openFor([first, second, added], hood)).toEqual(['all', 'trusted', 'all']);
    const createdAt = new Date(Date.now() - 3 * 60 * 1000);
    await app.em().nativeUpdate(ModerationEvent, { subjectId: listing.id }, { createdAt });
    await dropReplacedPhotos(app.em(), { type: 'LISTING', id: listing.id });
    await app.runDueJobs();
    expect(await openFor([first, second, added], hood)).toEqual(['all', 'nobody', 'all']);
    expect([first, second, added].map(fileExists)).toEqual([true, false, true]);
  });

  it('that is rejected stay between its author and the moderators until the next edit', async () => {
    const hood = await withWaitingEdit();
    const { first, second, added, decide, edit, images, listing, as } = hood;
    await decide('REJECTED');
    await app.runDueJobs();
    expect(await openFor([first, second, added], hood)).toEqual(['all', 'all', 'trusted']);
    expect(await (await app.send(`/listings/${listing.id}`, { as })).text()).toContain(added);
    await edit([first, second], 'Walnut table');
    await app.runDueJobs();
    expect(await openFor([first, second, added], hood)).toEqual(['all', 'all', 'nobody']);
    expect(fileExists(added)).toBe(false);
    expect(await images()).toEqual([first, second]);
  });

  it('that is rejected can be sent again by the author who has them in a form', async () => {
    const { first, added, decide, edit, images } = await withWaitingEdit();
    await decide('REJECTED');
    expect((await edit([first, added], 'Walnut table')).status).toBe(303);
    await decide('PUBLISHED');
    expect(await images()).toEqual([first, added]);
  });

  it('that was rejected go when the post is moved on', async () => {
    const hood = await withWaitingEdit();
    const { first, second, added, decide, resident } = hood;
    await decide('REJECTED');
    await decide('SOLD', resident);
    await decide('PUBLISHED', resident);
    expect(await openFor([first, second, added], hood)).toEqual(['all', 'all', 'nobody']);
  });

  it('that an edit replaces are gone, and so are those of one that an edit at once replaces', async () => {
    const hood = await withWaitingEdit();
    const { first, second, added, upload, edit } = hood;
    const other = await upload();
    await edit([first, other]);
    expect(await openFor([first, second, added, other], hood)).toEqual([
      'all',
      'all',
      'nobody',
      'trusted',
    ]);
    await edit([first, second], 'Oak table', { price: '40' });
    expect(await openFor([first, second, other], hood)).toEqual(['all', 'all', 'nobody']);
  });

  it('outlive the sweeps while they wait, and while the post is withdrawn', async () => {
    const hood = await withWaitingEdit();
    const { first, second, added, resident, decide, images } = hood;
    const longAgo = new Date(Date.now() - 72 * 3_600_000);
    await app.em().nativeUpdate(Photo, { owner: resident.id }, { createdAt: longAgo });
    const sweep = async () => {
      await app.runDueJobs('sweep-unused-photos');
      await app.runDueJobs('sweep-orphaned-photos');
    };
    await sweep();
    expect([first, second, added].map(fileExists)).toEqual([true, true, true]);
    await decide('WITHDRAWN', resident);
    await sweep();
    expect(await openFor([first, second, added], hood)).toEqual(['trusted', 'trusted', 'trusted']);
    await decide('PENDING', resident);
    await app.runDueJobs();
    expect(await images()).toEqual([first, added]);
    expect([first, second, added].map(fileExists)).toEqual([true, false, true]);
  });

  it('that takes all photos away stays so when its text is changed again', async () => {
    const { first, second, as, listing, edit, decide, images } = await withWaitingEdit();
    const removed = new URLSearchParams({
      title: 'Oak table',
      description: listing.description,
      'images[0]': first,
      'images[1]': second,
    });
    for (const address of [first, second]) removed.append('removeImages', address);
    await app.send(`/listings/${listing.id}/edit`, { as, form: removed });
    // The form that opens now has no photo, so it sends none.
    await edit([], 'Walnut table');
    await decide('PUBLISHED');
    expect(await images()).toEqual([]);
  });
});

describe('a profile photo', () => {
  it('is not taken for a post, which would lose it with the next profile photo', async () => {
    const { edit, first, second, as, resident } = await withWaitingEdit();
    const fields: [string, File][] = [['photo', picture]];
    expect((await app.handle(multipart('/account/photo', { as, fields }))).status).toBe(303);
    const { image } = await app.em().findOneOrFail(User, { id: resident.id });
    expect((await edit([first, second, image ?? ''], 'Walnut table')).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CondoNotice, MailLetter, ModerationEvent, NoticeFile } from '#db/entities/index.ts';
import { makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { noticeEvent } from '#app/features/noticeboard/notices/emails/notice-event.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

/** Two communities that one manager runs, and a third one that they don't. */
async function makeTown() {
  const em = app.em();
  const { community, elsewhere, manager, board, resident, outsider, admin } =
    await makeNeighbourhood(em);
  const third = (await makeNeighbourhood(em)).community;
  const further = { isPrimary: false, position: 1 };
  makeMembership(em, manager, elsewhere, { condoUnit: 'Office', canModerate: true, ...further });
  const both = makeUser(em, { name: 'Bea Both', isAuthenticated: true });
  makeMembership(em, both, community, { condoUnit: '901' });
  makeMembership(em, both, elsewhere, { condoUnit: '12', ...further });
  await em.flush();
  const desk = `/manage/${community.slug}/notices`;
  return {
    ...{ community, elsewhere, third, resident, outsider, both, board, admin, desk },
    as: await app.signIn(manager),
  };
}

const water = {
  'en.title': 'Water off',
  'en.content': 'From noon to 2 PM.',
  kind: 'MAINTENANCE',
  audience: 'EVERYONE',
};

type Fields = [string, string | File][];

/** The other communities of a form whose button has counted them. */
const alsoIn = (...ids: string[]): Fields => [
  ...ids.map((id): [string, string] => ['alsoIn', id]),
  ['alsoSeen', [...ids].sort().join('.')],
];

const send = (path: string, as: string, fields: Record<string, string>, more: Fields = []) =>
  app.handle(
    multipart(path, { as, fields: [...Object.entries({ ...water, ...fields }), ...more] }),
  );

const noticesOf = (community: { id: string }) =>
  app.em().find(CondoNotice, { community: community.id });

describe('one notice in several communities (rules 19.7)', () => {
  it('is published only where its author moderates, in all of them or in none', async () => {
    const { community, elsewhere, third, as, desk, board } = await makeTown();
    const unknown = crypto.randomUUID();
    const asBoard = await app.signIn(board);
    const denied: [string, string, string[], number][] = [
      ['a community of other people', as, [third.id], 403],
      ['one of several is not theirs', as, [elsewhere.id, third.id], 403],
      ['no community', as, [unknown], 404],
      ['a board of one community', asBoard, [elsewhere.id], 403],
      ['not an id', as, ['elm-terrace'], 400],
    ];
    for (const [why, cookie, ids, status] of denied) {
      for (const intent of ['publish', 'draft', 'preview']) {
        const refused = await send(`${desk}/new`, cookie, { intent }, alsoIn(...ids));
        expect(refused.status, `${why}: ${intent}`).toBe(status);
      }
    }
    for (const one of [community, elsewhere, third]) expect(await noticesOf(one)).toEqual([]);
  });

  it('is offered to those who moderate several', async () => {
    const { desk, as, board, elsewhere, third, admin } = await makeTown();
    const html = await (await app.send(`${desk}/new`, { as })).text();
    expect(html).toContain('Also publish in');
    expect(html).toContain(`name="alsoIn" value="${elsewhere.id}"`);
    expect(html).not.toContain(third.id);
    const own = await app.send(`${desk}/new`, { as: await app.signIn(board) });
    expect(await own.text()).not.toContain('Also publish in');
    const everywhere = await app.send(`${desk}/new`, { as: await app.signIn(admin) });
    expect(await everywhere.text()).toContain(third.id);
  });

  it('gives each its own notice, emails, files and log, once for each form', async () => {
    const { community, elsewhere, desk, as, resident, outsider, both } = await makeTown();
    const also: Fields = [
      ...alsoIn(elsewhere.id),
      ['upload', new File(['%PDF-1.4\n1 0 obj\n'], 'plan.pdf')],
      ['idempotencyKey', crypto.randomUUID()],
    ];
    const saved = await send(`${desk}/new`, as, { intent: 'publish' }, also);
    expect(saved.status, await saved.clone().text()).toBe(303);
    const again = await send(`${desk}/new`, as, { intent: 'publish' }, also);
    expect(again.headers.get('Location')).toBe(saved.headers.get('Location'));
    const [own, ...more] = await noticesOf(community);
    const [other, ...others] = await noticesOf(elsewhere);
    expect([more, others]).toEqual([[], []]);
    if (!own || !other) throw new Error('nothing was published');
    expect(saved.headers.get('Location')).toBe(`${desk}/${own.id}?also=${other.id}`);
    for (const notice of [own, other]) {
      expect(notice).toMatchObject({ title: 'Water off', status: 'PUBLISHED', version: 1 });
      expect(await app.em().count(ModerationEvent, { subjectId: notice.id })).toBe(1);
    }
    const files = await app.em().find(NoticeFile, { notice: { $in: [own.id, other.id] } });
    expect(new Set(files.map(({ file }) => file.id)).size).toBe(2);
    const inOther = files.find(({ notice }) => notice.id === other.id);
    const path = `/communities/${elsewhere.slug}/notices/${other.id}/files/${inOther?.file.id}`;
    const read = await app.send(path, { as: await app.signIn(outsider) });
    expect([read.status, await read.text()]).toEqual([200, '%PDF-1.4\n1 0 obj\n']);
    expect((await app.send(path, { as: await app.signIn(resident) })).status).toBe(403);
    await app.runDueJobs();
    for (const notice of [own, other]) {
      const letters = await app.em().find(MailLetter, { event: noticeEvent(notice.id) });
      expect(letters.filter(({ user }) => user?.id === both.id).length).toBe(1);
    }
    const page = await app.send(saved.headers.get('Location') ?? '', { as });
    const html = await page.text();
    expect(html).toContain('This notice in 2 communities');
    expect(html).toContain(`href="/manage/${elsewhere.slug}/notices/${other.id}"`);
    expect(html.replaceAll('<!-- -->', '')).toMatch(/Elm Terrace<\/a>.*?It’s for 4 people/s);
  });

  it('does not show a stranger’s notice where an address names it', async () => {
    const { third, desk, as, community } = await makeTown();
    const em = app.em();
    const stranger = makeUser(em, {});
    const hidden = makeNotice(em, stranger, third, { title: 'Not yours' });
    await em.flush();
    await send(`${desk}/new`, as, { intent: 'publish' });
    const [own] = await noticesOf(community);
    const html = await (await app.send(`${desk}/${own?.id}?also=${hidden.id}.x`, { as })).text();
    expect(html).not.toContain('Not yours');
    expect(html).not.toContain('This notice in');
  });

  it('counts everyone once on its button, before it is sent', async () => {
    const { community, elsewhere, desk, as, third } = await makeTown();
    const preview = await send(`${desk}/new`, as, { intent: 'preview' }, [
      ['alsoIn', elsewhere.id],
    ]);
    expect(preview.status).toBe(200);
    const html = (await preview.text()).replaceAll('<!-- -->', '');
    // Five in the first one, four in the other; the manager and one resident are in both.
    expect(html).toContain('Publish to 7 people in 2 communities');
    expect(html).toContain(`name="alsoIn" checked="" value="${elsewhere.id}"`);
    expect(html).toContain('Elm Terrace: 4 people');
    const asked = async (id: string) => {
      const query = new URLSearchParams({ audience: 'EVERYONE', also: id });
      return (await app.send(`${desk}/new?${query}`, { as })).text();
    };
    expect(await asked(third.id)).not.toContain('in 2 communities');
    const uncounted = await send(`${desk}/new`, as, { intent: 'publish' }, [
      ['alsoIn', elsewhere.id],
    ]);
    expect(uncounted.status, 'without scripts, its button counted one community').toBe(200);
    expect((await uncounted.text()).replaceAll('<!-- -->', '')).toContain(
      'Publish to 7 people in 2 communities',
    );
    expect(await noticesOf(community)).toEqual([]);
  });

  it('asks which was meant where it is for some floors', async () => {
    const { community, elsewhere, desk, as } = await makeTown();
    const floors = { audience: 'FLOORS', audienceFloors: '3', intent: 'publish' };
    const asked = await send(`${desk}/new`, as, floors, [['alsoIn', elsewhere.id]]);
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain(
      'You selected “Also publish in” but chose “Some floors, listed below”. Which is it?',
    );
    const only = [...html.matchAll(/name="__pick__" value="([^"]*)"/g)]
      .map(([, value]) => (value ?? '').replaceAll('&amp;', '&'))
      .find((value) => value.includes('alsoIn='));
    const answered = await send(`${desk}/new`, as, floors, [
      ['alsoIn', elsewhere.id],
      ['__pick__', only ?? ''],
    ]);
    expect(answered.status, await answered.clone().text()).toBe(303);
    expect(await noticesOf(elsewhere)).toEqual([]);
    expect(await noticesOf(community)).toMatchObject([{ audience: 'FLOORS' }]);
  });

  it('begins as a draft of each, and a draft can still go to others', async () => {
    const { community, elsewhere, desk, as } = await makeTown();
    await send(`${desk}/new`, as, { intent: 'draft' });
    const [draft] = await noticesOf(community);
    const path = `${desk}/${draft?.id}`;
    expect(await (await app.send(path, { as })).text()).toContain('Also publish in');
    const form = { version: '1', intent: 'publish' };
    const saved = await send(path, as, form, alsoIn(elsewhere.id));
    expect(saved.status, await saved.clone().text()).toBe(303);
    expect(await noticesOf(elsewhere)).toMatchObject([{ status: 'PUBLISHED' }]);
    const page = await (await app.send(path, { as })).text();
    expect(page).not.toContain('Also publish in');
    const late = await send(path, as, { version: '2', intent: 'publish' }, alsoIn(elsewhere.id));
    expect(late.status).toBe(400);
    expect((await noticesOf(elsewhere)).length).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unit, UserCommunity, type Community } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { linkIn, startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { multipart } from '#tests/setup/multipart.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

/** A community with a board, and the units 101 to 103 in its register. */
async function setUp(given: Partial<Community> = {}) {
  const em = app.em();
  const community = makeCommunity(em, given);
  const board = makeUser(em, { role: 'BOARD' });
  makeMembership(em, board, community, { canModerate: true });
  ['101', '102', '103'].forEach((label, position) =>
    em.create(Unit, { community, label, key: unitKey(label), position }),
  );
  await em.flush();
  const as = await app.signIn(board);
  const desk = `/manage/${community.slug}`;
  const read = async (path: string) => (await app.send(path, { as })).text();
  const upload = async (list: string[]) => {
    const path = `${desk}/people/import`;
    const response = await app.handle(
      multipart(path, {
        as,
        fields: [
          ['idempotencyKey', fieldValue(await read(path), 'idempotencyKey')],
          ['text', list.join('\n')],
        ],
      }),
    );
    return response.headers.get('Location') ?? '';
  };
  const invitation = (name: string) =>
    app.em().findOneOrFail(UserCommunity, { community: community.id, inviteeName: name });
  return { community, as, desk, read, upload, invitation };
}

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('after a list was imported (rules 16.3, 16.5)', () => {
  it('all its invitations go by mail from the page of the list and from that of the invited', async () => {
    const { as, desk, read, upload } = await setUp();
    const rows = Array.from(
      { length: 3 },
      (_, n) => `10${n + 1},Guest ${n},list-${n}@mail.example`,
    );
    const list = await upload(['unit,name,email', ...rows, '101,Without Address,']);
    await app.send(list, { as, form: { intent: 'save' } });
    for (const path of [list, `${desk}/people?show=invited`]) {
      const html = await read(path);
      expect(html, path).toContain('Send 3 invitations by email');
      expect(html, path).toContain(`action="${desk}/invitations"`);
    }
    const sent = await app.send(`${desk}/invitations`, { as, form: { intent: 'mail-all' } });
    expect(sent.status).toBe(303);
    await app.runDueJobs();
    expect(post.arrived.filter(({ recipient }) => recipient.startsWith('list-'))).toHaveLength(3);
    for (const path of [list, `${desk}/people?show=invited`]) {
      expect(await read(path), path).not.toContain('invitations by email');
    }
    // Taking it back asks first, and says what becomes of the links that are out.
    const html = await read(list);
    expect(html).toContain(
      '3 invitations from this list were sent by email and haven’t been accepted yet.',
    );
    expect(html, 'one has no address').toContain('Imported invitations have no links yet:');
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Undo this import…/);
    expect(html).toContain('4 invitations that nobody has accepted will be removed.');
    expect(html).toContain(
      '3 of these invitations were sent by email. The links in those emails will stop working',
    );
  });

  it('no longer says that invitations have no links once all were sent', async () => {
    const { as, desk, read, upload } = await setUp();
    const list = await upload(['unit,name,email', '101,Rae Roy,rae-all@mail.example']);
    await app.send(list, { as, form: { intent: 'save' } });
    const before = await read(list);
    expect(before).toContain('Imported invitations have no links yet:');
    expect(before).not.toContain('The link in that email will stop working');
    await app.send(`${desk}/invitations`, { as, form: { intent: 'mail-all' } });
    const after = await read(list);
    expect(after).not.toContain('Imported invitations have no links yet:');
    expect(after).toContain(
      '1 invitation from this list was sent by email and hasn’t been accepted yet.',
    );
  });

  it('“Resend” is said only of what was sent, and sends it', async () => {
    const { as, desk, read, upload, invitation } = await setUp();
    const list = await upload(['unit,name,email', '101,Rae Roy,rae@mail.example', '102,Nil Nob,']);
    await app.send(list, { as, form: { intent: 'save' } });
    const invited = `${desk}/people?show=invited`;
    const [rae, nil] = [await invitation('Rae Roy'), await invitation('Nil Nob')];
    const own = `${desk}/invitations/${rae.id}`;
    const pages = [invited, `${desk}/people/${rae.id}`, own];
    for (const path of pages) {
      const text = plain(await read(path));
      expect(text, path).not.toContain('Resend');
      expect(text, path).toContain('Send by email');
    }
    expect(plain(await read(`${desk}/people/${nil.id}`))).toContain('Create a link');
    await app.send(own, { as, form: { intent: 'mail' } });
    await app.runDueJobs();
    for (const path of pages) expect(plain(await read(path)), path).toContain('Resend');
    await app.send(own, { as, form: { intent: 'mail' } });
    await app.runDueJobs();
    const links = post.to('rae@mail.example').map((letter) => linkIn(letter, '/invitation/'));
    expect(new Set(links).size).toBe(2);
  });

  it('an invitation is written in the language of the list', async () => {
    const { as, desk, upload, invitation } = await setUp({ language: 'en' });
    const list = await upload(['unit,name,email,language', '101,Luc Roy,luc@mail.example,fr']);
    await app.send(list, { as, form: { intent: 'save' } });
    const { id } = await invitation('Luc Roy');
    await app.send(`${desk}/invitations/${id}`, { as, form: { intent: 'mail' } });
    await app.runDueJobs();
    expect(post.to('luc@mail.example')[0]?.subject).toContain('votre invitation');
  });

  it('names written “Last, First” are turned, which the preview shows, and greeted so', async () => {
    const { as, desk, read, upload, invitation } = await setUp();
    const list = await upload([
      'unit,name,email',
      '101,"Roy, Ann Marie",ann@mail.example',
      '102,"Smith, Anna and Bob",',
      '103,"Maple Holdings, Inc",',
    ]);
    const preview = plain(await read(list));
    expect(preview).toContain('Ann Marie Roy');
    expect(preview).toContain(
      'We swapped the first and last names: the list has “Roy, Ann Marie”.',
    );
    expect(preview.match(/We swapped the first and last names/g)).toHaveLength(1);
    await app.send(list, { as, form: { intent: 'save' } });
    const { id } = await invitation('Ann Marie Roy');
    await invitation('Maple Holdings, Inc');
    // The same list again changes nothing.
    expect(await read(await upload(['unit,name', '101,"Roy, Ann Marie"']))).toContain(
      'Nothing in this list is new',
    );
    // One that was saved or typed so before is greeted the right way round too.
    await app.em().nativeUpdate(UserCommunity, { id }, { inviteeName: 'Roy, Ann Marie' });
    await app.send(`${desk}/invitations/${id}`, { as, form: { intent: 'mail' } });
    await app.runDueJobs();
    const [letter] = post.to('ann@mail.example');
    expect(letter?.text).toContain('Ann Marie Roy');
    const link = linkIn(letter, '/invitation/');
    const secret = link.split('/').at(-1) ?? '';
    expect(
      fieldValue(await (await app.send(`/register?invitation=${secret}`)).text(), 'name'),
    ).toBe('Ann Marie Roy');
  });

  it('the board step of the opening mails its invitations', async () => {
    const { as, desk, community } = await setUp({ openedAt: null });
    const form = { name: 'Roy, Bea', email: 'bea@mail.example', role: 'BOARD', condoUnit: '101' };
    const made = await app.send(`${desk}/opening/board`, { as, form });
    const html = await made.text();
    expect(plain(html)).toContain('We’re sending the invitation to bea@mail.example');
    expect(html).not.toContain('mailto:bea');
    await app.runDueJobs();
    const [letter, ...others] = post.to('bea@mail.example');
    expect(others).toEqual([]);
    // The desk shows the link without what proves that the mail was read.
    expect(html).toContain(linkIn(letter, '/invitation/').split('.')[0]);
    expect((await app.send(linkIn(letter, '/invitation/'))).status).toBe(200);
    expect(letter?.text).toContain(community.name);
  });
});

import { describe, expect, it } from 'vitest';
import { User, UserCommunity } from '#db/entities/index.ts';
import { makeActivity, makeCommunity, makeListing, makeMembership } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const givePassword = async (id: string) =>
  app.em().nativeUpdate(User, { id }, { password: await hashPassword('the right one') });

const rowsOf = (userId: string) =>
  app
    .em()
    .find(
      UserCommunity,
      { user: userId },
      { orderBy: { isPrimary: 'desc', createdAt: 'asc', id: 'asc' } },
    );

describe('Account Settings and PATCH /api/users/me', () => {
  it('are closed to visitors', async () => {
    expect((await app.send('/account/settings')).status).toBe(401);
    expect((await app.send('/account/settings', { form: { name: 'X' } })).status).toBe(401);
    const patched = await app.send('/api/users/me', { method: 'PATCH', json: { name: 'X' } });
    expect(patched.status).toBe(401);
  });

  it('never change the role, and make no one a moderator', async () => {
    const { community, elsewhere, resident, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const response = await app.send('/api/users/me', {
      method: 'PATCH',
      as,
      json: {
        name: 'Rita R.',
        email: resident.email,
        role: 'ADMIN',
        isAuthenticated: true,
        communities: [
          { communityId: elsewhere.id, condoUnit: '7', isPrimary: false, canModerate: true },
          { communityId: community.id, condoUnit: '306' },
        ],
      },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      name: 'Rita R.',
      role: 'RESIDENT',
      communityId: elsewhere.id,
      communities: [
        { communityId: elsewhere.id, condoUnit: '7', isPrimary: true },
        { communityId: community.id, condoUnit: '306', isPrimary: false },
      ],
    });
    expect((await rowsOf(resident.id)).map(({ canModerate }) => canModerate)).toEqual([
      false,
      false,
    ]);

    const asBoard = await app.signIn(board);
    await app.send('/api/users/me', {
      method: 'PATCH',
      as: asBoard,
      json: {
        name: board.name,
        email: board.email,
        communities: [
          { communityId: elsewhere.id, condoUnit: '1' },
          { communityId: community.id, condoUnit: '1204' },
        ],
      },
    });
    expect(
      (await rowsOf(board.id)).map((row) => [row.community.id, row.isPrimary, row.canModerate]),
    ).toEqual([
      [elsewhere.id, true, false],
      [community.id, false, true],
    ]);
  });

  it('keep the order of the communities', async () => {
    const em = app.em();
    const { community, elsewhere, resident } = await makeNeighbourhood(em);
    const third = makeCommunity(em, { name: 'Third Row' });
    await em.flush();
    const as = await app.signIn(resident);
    for (const order of [
      [community, elsewhere, third],
      [community, third, elsewhere],
      [third, community, elsewhere],
    ]) {
      const communities = order.map(({ id }) => ({ communityId: id, condoUnit: '305' }));
      const json = { name: resident.name, email: resident.email, communities };
      const patched = await app.send('/api/users/me', { method: 'PATCH', as, json });
      const stored = await app.send('/api/users/me', { as });
      for (const response of [patched, stored]) {
        expect(await response.json()).toMatchObject({
          communities: order.map(({ id }) => ({ communityId: id })),
        });
      }
    }
  });

  it('keep the name of an office from residents, and let a board member have theirs', async () => {
    const { community, resident, board } = await makeNeighbourhood(app.em());
    const rename = async (person: typeof resident, name: string) => {
      const communities = [{ communityId: community.id, condoUnit: '305' }];
      const json = { name, email: person.email, communities };
      const as = await app.signIn(person);
      return (await app.send('/api/users/me', { method: 'PATCH', as, json })).status;
    };
    expect(await rename(resident, 'Board of Directors')).toBe(400);
    expect(await rename(resident, 'Rita Roy')).toBe(200);
    expect(await rename(board, 'Bo, Board of Directors')).toBe(200);
  });

  it('name each field with the messages of rules 5.1', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const patch = (json: unknown) => app.send('/api/users/me', { method: 'PATCH', as, json });
    const empty = await patch({ name: '', email: 'nobody', communities: [] });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({
      errors: {
        name: ['Name is required'],
        email: ['Invalid email address'],
        communities: ['At least one community is required'],
      },
    });
    const rows = await patch({
      name: 'R',
      email: resident.email,
      communities: [
        { communityId: community.id, condoUnit: '' },
        { communityId: '', condoUnit: '1' },
        { communityId: community.id.toUpperCase(), condoUnit: '1' },
      ],
    });
    expect(await rows.json()).toMatchObject({
      errors: {
        'communities[0].condoUnit': ['Unit number is required'],
        'communities[1].communityId': ['Please select a community'],
      },
    });
    const twice = await patch({
      name: 'R',
      email: resident.email,
      communities: [
        { communityId: community.id, condoUnit: '1' },
        { communityId: community.id.toUpperCase(), condoUnit: '2' },
      ],
    });
    expect(await twice.json()).toMatchObject({
      errors: {
        'communities[1].communityId': ['You’ve already chosen this community. Choose another one.'],
      },
    });
  });

  it('answer 409 for the e-mail of another account, and change nothing', async () => {
    const { community, resident, neighbour } = await makeNeighbourhood(app.em());
    await givePassword(resident.id);
    const as = await app.signIn(resident);
    const fields = {
      name: 'Somebody Else',
      email: neighbour.email.toUpperCase(),
      currentPassword: 'the right one',
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '999',
    };
    const form = await app.send('/account/settings', { as, form: fields });
    expect(form.status).toBe(409);
    expect(await form.text()).toContain('Another account already uses this email address.');
    const stored = await app.em().findOneOrFail(User, { id: resident.id });
    expect([stored.name, stored.email]).toEqual([resident.name, resident.email]);
    expect((await rowsOf(resident.id))[0]?.condoUnit).toBe('305');
  });

  it('keep a phone number that a JSON call leaves out, and remove one that a form leaves empty', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const communities = [{ communityId: community.id, condoUnit: '305' }];
    const base = { name: resident.name, email: resident.email };
    const phone = async () => (await app.em().findOneOrFail(User, { id: resident.id })).phone;
    const patch = (json: unknown) => app.send('/api/users/me', { method: 'PATCH', as, json });

    await patch({ ...base, phone: '613-555-0100', communities });
    expect(await phone()).toBe('613-555-0100');
    await patch({ ...base, communities });
    expect(await phone()).toBe('613-555-0100');
    const saved = await app.send('/account/settings', {
      as,
      form: {
        ...base,
        phone: '',
        'communities[0].communityId': community.id,
        'communities[0].condoUnit': '305',
      },
    });
    expect(saved.status).toBe(303);
    expect(await phone()).toBeNull();
  });

  it('treat a new e-mail address as not yet confirmed', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    await em.nativeUpdate(User, { id: resident.id }, { isAuthenticated: true });
    await givePassword(resident.id);
    const as = await app.signIn(resident);
    const communities = [{ communityId: community.id, condoUnit: '305' }];
    const patch = (email: string) =>
      app.send('/api/users/me', {
        method: 'PATCH',
        as,
        json: { name: 'Rita', email, currentPassword: 'the right one', communities },
      });
    const confirmed = async () =>
      (await app.em().findOneOrFail(User, { id: resident.id })).isAuthenticated;
    await patch(resident.email);
    expect(await confirmed()).toBe(true);
    await patch(`new.${resident.email}`);
    expect(await confirmed()).toBe(false);
  });
});

describe('a public profile', () => {
  it('is 404 for an unknown or malformed id', async () => {
    expect((await app.send('/users/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa')).status).toBe(404);
    expect((await app.send('/users/me')).status).toBe(404);
  });

  it('shows published posts, never the e-mail, and only communities the viewer shares', async () => {
    const em = app.em();
    const { community, elsewhere, resident, neighbour } = await makeNeighbourhood(em);
    makeMembership(em, resident, elsewhere, { isPrimary: false, condoUnit: '9' });
    const contactEmail = 'elsewhere@mail.example';
    makeListing(em, resident, community, { title: 'Public lamp', contactEmail });
    makeListing(em, resident, community, { title: 'Pending lamp', status: 'PENDING' });
    makeActivity(em, resident, community, { title: 'Public walk', contactEmail });
    makeActivity(em, resident, community, { title: 'Rejected walk', status: 'REJECTED' });
    await em.flush();
    const path = `/users/${resident.id}`;

    const [visitor = ''] = (await (await app.send(path)).text()).split('<footer');
    expect(visitor).toContain('Public lamp');
    expect(visitor).toContain('Public walk');
    for (const hidden of ['Pending lamp', 'Rejected walk', resident.email, community.name]) {
      expect(visitor).not.toContain(hidden);
    }
    const html = await (await app.send(path, { as: await app.signIn(neighbour) })).text();
    expect(html).toContain('Communities you have in common');
    expect(html).toContain(community.name);
    expect(html.split('<footer')[0]).not.toContain(elsewhere.name);
  });

  it('shows its owner, and no one else, the posts that the hub does not show', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const hidden = ['PENDING', 'REJECTED', 'WITHDRAWN', 'SOLD', 'REMOVED'] as const;
    for (const [index, status] of hidden.entries()) {
      const createdAt = new Date(Date.now() - index * 60_000);
      makeListing(em, resident, community, { title: `Lamp ${status}`, status, createdAt });
    }
    for (let n = 0; n < 8; n++) {
      const createdAt = new Date(Date.now() - (n + 10) * 60_000);
      const given = { title: `Walk number ${n}.`, status: 'CANCELLED', createdAt } as const;
      makeActivity(em, resident, community, given);
    }
    await em.flush();
    const path = `/users/${resident.id}`;
    const as = await app.signIn(resident);
    const own = await (await app.send(path, { as })).text();
    for (const status of hidden) expect(own).toContain(`Lamp ${status}`);
    expect(own).toContain('Under review');
    expect(own).not.toContain('Walk number 7.');
    const older = /href="([^"]+)"[^>]*>Older posts/.exec(own)?.[1] ?? '';
    expect(await (await app.send(older, { as })).text()).toContain('Walk number 7.');
    const forBoard = await (await app.send(path, { as: await app.signIn(board) })).text();
    expect(forBoard).not.toContain('Lamp');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { User, UserCommunity } from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import { grant } from '#app/features/residency/people/operator.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { translateKey } from '#app/messages/catalogue.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

const roleOf = async (id: string) => (await app.em().findOneOrFail(User, { id })).role;
const moderatedBy = async (user: string) =>
  (await app.em().find(UserCommunity, { user, canModerate: true })).map(
    ({ community }) => community.id,
  );

/** The message of the AppError that a command throws. */
async function refusalOf(command: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await command.catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) return undefined;
  return translateKey(defaultLocale, error.messageKey, error.params);
}

describe('giving roles', () => {
  it('is only for administrators', async () => {
    const { community, resident, board, manager } = await makeNeighbourhood(app.em());
    const path = `/admin/people/${resident.id}`;
    const form = { role: 'ADMIN', moderates: community.id };
    expect((await app.send('/admin/people')).status).toBe(401);
    expect((await app.send(path, { form })).status).toBe(401);
    for (const person of [resident, board, manager]) {
      const as = await app.signIn(person);
      expect((await app.send('/admin/people', { as })).status).toBe(403);
      expect((await app.send(path, { as })).status).toBe(403);
      expect((await app.send(path, { as, form })).status).toBe(403);
    }
    expect(await roleOf(resident.id)).toBe('RESIDENT');
  });

  it('finds people by part of their e-mail, and shows everyone with a role when nothing is searched', async () => {
    const { admin, resident, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(admin);
    // An address may break after its @.
    const read = async (path: string) =>
      (await (await app.send(path, { as })).text()).replaceAll('<wbr/>', '');
    const staff = await read('/admin/people');
    expect(staff).toContain(board.email);
    expect(staff).not.toContain(resident.email);
    const part = resident.email.slice(2, 18).toUpperCase();
    const found = await read(`/admin/people?q=${part}`);
    expect(found).toContain(resident.email);
    const wildcard = await read('/admin/people?q=%25');
    expect(wildcard).not.toContain(resident.email);
  });

  it('lists twenty people, says where there are more, and sends no scripts', async () => {
    const em = app.em();
    const { admin } = await makeNeighbourhood(em);
    for (let count = 0; count < 20; count += 1) makeUser(em, { name: `Zz Zimmer ${count}` });
    await em.flush();
    const as = await app.signIn(admin);
    const row = /<bdi>Zz Zimmer/g;
    const few = await (await app.send('/admin/people?q=zz+zimmer', { as })).text();
    expect(few.match(row)).toHaveLength(20);
    expect(few).not.toContain('There are more matches.');
    expect(few).not.toContain('<script');
    makeUser(em, { name: 'Zz Zimmer' });
    await em.flush();
    const many = await (await app.send('/admin/people?q=zz+zimmer', { as })).text();
    expect(many.match(row)).toHaveLength(20);
    expect(many).toContain('There are more matches.');
  });

  it('sets the role and exactly the ticked communities, with a line in the log', async () => {
    const { community, elsewhere, admin, neighbour } = await makeNeighbourhood(app.em());
    const as = await app.signIn(admin);
    const path = `/admin/people/${neighbour.id}`;
    const both = new URLSearchParams([
      ['role', 'MANAGER'],
      ['moderates', community.id],
      ['moderates', elsewhere.id],
    ]);
    expect((await app.send(path, { as, form: both })).status).toBe(303);
    expect(await roleOf(neighbour.id)).toBe('MANAGER');
    expect((await moderatedBy(neighbour.id)).sort()).toEqual([community.id, elsewhere.id].sort());
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(`${admin.id} gave ${neighbour.id} the role MANAGER \\(was RESIDENT\\)`),
    );

    await app.send(path, { as, form: { role: 'BOARD', moderates: elsewhere.id } });
    expect(await moderatedBy(neighbour.id)).toEqual([elsewhere.id]);
    const dashboard = await app.send('/moderation', { as: await app.signIn(neighbour) });
    expect(dashboard.status).toBe(200);

    // Ticked anew, and lost with this role.
    const lost = { role: 'RESIDENT', moderates: community.id, seen: elsewhere.id };
    const asked = await app.send(path, { as, form: lost });
    expect(asked.status).toBe(400);
    expect(await asked.text()).toContain('You selected a community to moderate.');
    expect(await moderatedBy(neighbour.id)).toEqual([elsewhere.id]);

    const resident = { role: 'RESIDENT', moderates: elsewhere.id };
    expect((await app.send(path, { as, form: resident })).status).toBe(409);
    const agreed = { ...resident, agreed: elsewhere.id };
    expect((await app.send(path, { as, form: agreed })).status).toBe(303);
    expect(await moderatedBy(neighbour.id)).toEqual([]);
  });

  it('asks before it makes an administrator, but not about one who is', async () => {
    const { admin, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(admin);
    const path = `/admin/people/${resident.id}`;
    const form = { role: 'ADMIN' };
    const asked = await app.send(path, { as, form });
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain('will be an administrator, with the rights');
    expect(await roleOf(resident.id)).toBe('RESIDENT');
    const agreed = { ...form, agreed: 'admin' };
    expect((await app.send(path, { as, form: agreed })).status).toBe(303);
    expect(await roleOf(resident.id)).toBe('ADMIN');
    expect((await app.send(path, { as, form })).status).toBe(303);
  });

  it('does not let administrators lock themselves out, and refuses unknown roles and communities', async () => {
    const { admin, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(admin);
    const own = await app.send(`/admin/people/${admin.id}`, { as, form: { role: 'RESIDENT' } });
    expect(own.status).toBe(400);
    expect(await own.text()).toContain('You can’t remove this role from yourself.');
    expect(await roleOf(admin.id)).toBe('ADMIN');
    const path = `/admin/people/${resident.id}`;
    expect((await app.send(path, { as, form: { role: 'KING' } })).status).toBe(400);
    const unknown = { role: 'BOARD', moderates: '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa' };
    expect((await app.send(path, { as, form: unknown })).status).toBe(400);
    expect(await roleOf(resident.id)).toBe('RESIDENT');
  });

  it('never takes the role of the last administrator who can log in, unless the operator insists', async () => {
    const { admin, board } = await makeNeighbourhood(app.em());
    await app.em().nativeUpdate(User, { id: { $ne: admin.id } }, { role: 'RESIDENT' });
    await app.em().nativeUpdate(User, { id: board.id }, { role: 'ADMIN', disabledAt: new Date() });
    const demote = (force: boolean) =>
      grant(app.em(), { email: admin.email, role: 'RESIDENT', slug: undefined, force });
    expect(await refusalOf(demote(false))).toBe(
      'This person is the only administrator who can log in. Make someone else an administrator first.',
    );
    expect(await roleOf(admin.id)).toBe('ADMIN');
    await demote(true);
    expect(await roleOf(admin.id)).toBe('RESIDENT');
  });

  it('lets two administrators who take each other’s role at once leave one of them', async () => {
    const { admin, manager } = await makeNeighbourhood(app.em());
    await app.em().nativeUpdate(User, {}, { role: 'RESIDENT' });
    await app.em().nativeUpdate(User, { id: [admin.id, manager.id] }, { role: 'ADMIN' });
    const pairs = [
      [admin, manager],
      [manager, admin],
    ] as const;
    const signedIn = await Promise.all(
      pairs.map(async ([actor, other]) => ({ as: await app.signIn(actor), other })),
    );
    await Promise.all(
      signedIn.map(({ as, other }) =>
        app.send(`/admin/people/${other.id}`, { as, form: { role: 'RESIDENT' } }),
      ),
    );
    const roles = [await roleOf(admin.id), await roleOf(manager.id)];
    expect(roles.sort()).toEqual(['ADMIN', 'RESIDENT']);
  });

  it('works on the command line, one community at a time', async () => {
    const { community, elsewhere, board } = await makeNeighbourhood(app.em());
    const email = board.email.toUpperCase();
    const slugs = await grant(app.em(), {
      email,
      role: 'MANAGER',
      slug: elsewhere.slug,
      force: false,
    });
    expect(slugs).toEqual([community.slug, elsewhere.slug].sort());
    expect((await moderatedBy(board.id)).sort()).toEqual([community.id, elsewhere.id].sort());
    expect(
      await refusalOf(
        grant(app.em(), {
          email: 'nobody@mail.example',
          role: 'BOARD',
          slug: undefined,
          force: false,
        }),
      ),
    ).toBe('There’s no account with the email address nobody@mail.example.');
    expect(
      await refusalOf(grant(app.em(), { email, role: 'BOARD', slug: 'nowhere', force: false })),
    ).toBe('There’s no community with the web address “nowhere”.');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { Community, Listing, SecondStep, SiteSettings, User } from '#db/entities/index.ts';
import type { SecondStepRule } from '#db/enums.ts';
import { makeListing, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { addSecondStep, amidHalfMinute, codeOf, setPassword } from '#tests/setup/second-steps.ts';

const app = testApp();
amidHalfMinute();
afterEach(async () => {
  await app.em().nativeDelete(SiteSettings, {});
});

const page = '/account/second-step';

const ask = (secondStep: SecondStepRule) => app.em().insert(SiteSettings, { id: 1, secondStep });

async function people() {
  const hood = await makeNeighbourhood(app.em());
  const { admin, board, manager, resident } = hood;
  const signedIn = [admin, board, manager, resident].map((person) => app.signIn(person));
  const [ada, bo, max, rita] = await Promise.all(signedIn);
  return { ...hood, as: { ada, bo, max, rita }, hub: `/communities/${hood.community.slug}` };
}

const statusOf = async (path: string, as: string | undefined) =>
  (await app.send(path, { as })).status;

describe('a site that asks a second step of its moderators', () => {
  it('takes those who have none for residents, says so, and leads them to it', async () => {
    const { as, hub, community, resident } = await people();
    const em = app.em();
    const listing = makeListing(
      em,
      em.getReference(User, resident.id),
      em.getReference(Community, community.id),
    );
    await em.flush();
    const desk = `/manage/${community.slug}`;
    const before = [await statusOf(desk, as.bo), await statusOf('/admin/site', as.ada)];
    expect(before).toEqual([200, 200]);
    await ask('MODERATORS');
    for (const [path, who] of [
      [desk, as.bo],
      ['/manage', as.bo],
      ['/moderation', as.bo],
      ['/manage', as.max],
      ['/moderation', as.max],
      ['/admin/site', as.ada],
      ['/admin/people', as.ada],
      [desk, as.ada],
    ] as const) {
      const response = await app.send(path, { as: who });
      expect(response.status, path).toBe(403);
      const html = await response.text();
      expect(html, path).toContain('needs a second step at login');
      expect(html, path).toContain(`href="${page}"`);
    }
    const call = await app.send(`/api/communities/${community.slug}/notices`, {
      as: as.bo,
      json: { title: 'Water', content: 'Off at noon.' },
    });
    expect(call.status).toBe(403);
    expect(await call.json()).toMatchObject({ code: 'second_step_missing' });
    const decision = await app.send(`/api/listings/${listing.id}`, {
      method: 'PATCH',
      as: as.ada,
      json: { status: 'REMOVED', version: 1 },
    });
    expect([403, 404]).toContain(decision.status);
    expect((await app.em().findOneOrFail(Listing, { id: listing.id })).status).toBe('PUBLISHED');
    expect(await (await app.send('/api/users/me', { as: as.ada })).json()).toMatchObject({
      role: 'RESIDENT',
    });
    for (const path of ['/', '/events', page, `${page}/app`, '/account/security']) {
      expect(await statusOf(path, as.bo), path).toBe(200);
    }
    expect(await statusOf(hub, as.bo), 'where they live').toBe(200);
    expect(await (await app.send('/', { as: as.bo })).text()).toContain('href="/manage"');
    expect(await (await app.send(page, { as: as.bo })).text()).toContain(
      'Your role on this site needs a second step',
    );
    expect(await statusOf('/manage', as.rita), 'a resident is told nothing new').toBe(403);
    const words = await (await app.send('/manage', { as: as.rita })).text();
    expect(words).not.toContain('second step');
    expect((await app.send('/logout', { as: as.max, form: {} })).status).toBe(303);
  });

  it('gives the role back with the next click once the step is set up', async () => {
    const { as, board, community } = await people();
    await ask('MODERATORS');
    expect(await statusOf(`/manage/${community.slug}`, as.bo)).toBe(403);
    await addSecondStep(app, board.id);
    expect(await statusOf(`/manage/${community.slug}`, as.bo)).toBe(200);
    const html = await (await app.send(page, { as: as.bo })).text();
    expect(html).toContain('you can’t turn it off');
    await setPassword(app, board.id, 'the right one');
    const form = { change: 'off', currentPassword: 'the right one' };
    expect((await app.send(page, { as: as.bo, form })).status).toBe(409);
    expect(await app.em().count(SecondStep, { user: board.id })).toBe(1);
  });

  it('leads them to set it up right after the login, and residents where they were going', async () => {
    const { board, resident } = await people();
    await ask('MODERATORS');
    const password = 'the right one';
    const login = async ({ id, email }: { id: string; email: string }) => {
      await setPassword(app, id, password);
      const form = { email, password, redirectTo: '/moderation' };
      return (await app.send('/login', { form })).headers.get('Location');
    };
    expect(await login(board)).toBe(page);
    expect(await login(resident)).toBe('/moderation');
  });

  it('that asks it of administrators alone leaves boards and managers as they are', async () => {
    const { as, community } = await people();
    await ask('ADMINS');
    expect(await statusOf(`/manage/${community.slug}`, as.bo)).toBe(200);
    expect(await statusOf('/moderation', as.max)).toBe(200);
    expect(await statusOf('/admin/site', as.ada)).toBe(403);
  });
});

describe('the site settings', () => {
  it('say what happens, and lead an administrator without a second step to set it up', async () => {
    const em = app.em();
    const ada = makeUser(em, { role: 'ADMIN', language: 'en' });
    await em.flush();
    const as = await app.signIn(ada);
    const html = await (await app.send('/admin/site', { as })).text();
    expect(html).toContain('You haven’t set it up yourself');
    const save = (secondStep: string, seen: string) =>
      app.send('/admin/site', { as, form: { secondStep, seen } });
    expect((await save('EVERYBODY', '0')).status).toBe(400);
    const saved = await save('ADMINS', '0');
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, page]);
    expect(await statusOf('/admin/site', as)).toBe(403);
    const { secret } = await addSecondStep(app, ada.id);
    expect(codeOf(secret)).toMatch(/^\d{6}$/);
    const again = await app.send('/admin/site', { as });
    expect(again.status).toBe(200);
    expect(await again.text()).not.toContain('You haven’t set it up yourself');
    const off = await save('NOBODY', '1');
    expect(off.headers.get('Location')).toBe('/admin/site');
    const without = await app.send('/admin/site', { as, form: { seen: '2' } });
    expect(without.status, 'a form that does not say leaves it').toBe(303);
    expect((await app.em().findOneOrFail(SiteSettings, { id: 1 })).secondStep).toBe('NOBODY');
  });
});

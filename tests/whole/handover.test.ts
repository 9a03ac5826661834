import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Handover, ModerationEvent, User, UserCommunity } from '#db/entities/index.ts';
import { makeMembership } from '#db/factories/index.ts';
import { saveChoice } from '#app/features/mail/choices/choices.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { lettersTo, written } from '#tests/setup/letters.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const page = '/manage/handover';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => cityToday(new Date(Date.now() + days * day));
const setUp = () => makeNeighbourhood(app.em());

const roleOf = async (id: string) => (await app.em().findOneOrFail(User, { id })).role;
const linesOf = async (subjectId: string) =>
  (await app.em().find(ModerationEvent, { subjectId }, { orderBy: { createdAt: 'asc' } })).map(
    ({ action, toStatus, actor }) => [action, toStatus, actor?.id ?? null],
  );
const membershipOf = (user: { id: string }, community: { id: string }) =>
  app.em().findOneOrFail(UserCommunity, { user: user.id, community: community.id });

/** The form as a browser sends it, and the page that it leads to. */
async function ask(as: string, fields: Record<string, string>, path = page) {
  const form = { change: 'set', when: 'now', onDay: '', ...fields };
  const response = await app.send(path, { as, form });
  return { status: response.status, html: await response.text(), form };
}

/** The form and the press that confirms it. */
async function handOver(as: string, fields: Record<string, string>, path = page) {
  const { html, form } = await ask(as, fields, path);
  const found = fieldValue(html, 'found');
  return app.send(path, { as, form: { ...form, change: 'confirm', found } });
}

describe('a hand-over (rules 18.3)', () => {
  it('is one’s own, or an administrator’s to arrange', async () => {
    const { resident, neighbour, board, manager, community, admin } = await setUp();
    const form = {
      change: 'confirm',
      found: neighbour.id,
      when: 'now',
      successor: neighbour.email,
      communities: community.id,
    };
    expect((await app.send(page)).status).toBe(401);
    expect((await app.send(page, { form })).status).toBe(401);
    const asResident = await app.signIn(resident);
    for (const change of ['set', 'edit', 'confirm']) {
      const sent = { ...form, change };
      expect((await app.send(page, { as: asResident, form: sent })).status).toBe(403);
    }
    expect((await app.send(page, { as: asResident })).status).toBe(403);
    const refused = await app.send(`${page}.data`, { as: asResident, form });
    expect(refused.status).toBe(403);
    const as = await app.signIn(board);
    const ofManager = `${page}?person=${manager.id}`;
    expect((await app.send(ofManager, { as })).status).toBe(403);
    expect((await app.send(ofManager, { as, form })).status).toBe(403);
    const asAdmin = await app.signIn(admin);
    expect(await (await app.send(ofManager, { as: asAdmin })).text()).toContain('Mona Manager');
    expect((await app.send(`${page}?person=${randomUUID()}`, { as: asAdmin })).status).toBe(404);
    expect((await membershipOf(manager, community)).canModerate).toBe(true);
    const done = await handOver(
      asAdmin,
      { successor: neighbour.email, communities: community.id },
      ofManager,
    );
    expect(done.headers.get('location')).toBe(ofManager);
    expect((await membershipOf(manager, community)).canModerate).toBe(false);
    expect((await membershipOf(neighbour, community)).canModerate).toBe(true);
  });

  it('is told to both by email, in their language, whatever they chose', async () => {
    const { board, neighbour, community } = await setUp();
    const em = app.em();
    const confirmed = { isAuthenticated: true };
    await em.nativeUpdate(User, { id: board.id }, { ...confirmed, language: 'fr' });
    await em.nativeUpdate(User, { id: neighbour.id }, confirmed);
    await saveChoice(em, neighbour.id, 'MEMBERSHIP', 'NEVER');
    const as = await app.signIn(board);
    const form = { successor: neighbour.email, communities: community.id };
    expect((await handOver(as, form)).status).toBe(303);
    const [toNew] = (await lettersTo(app.em(), neighbour)).map(written);
    expect(toNew?.subject).toBe(`You now look after ${community.name}`);
    expect(toNew?.text).toContain('Bo Board');
    expect(toNew?.text).toContain(`/manage/${community.slug}`);
    const [toOld] = (await lettersTo(app.em(), board)).map(written);
    expect(toOld?.text).toContain('Nadia Neighbour s’occupe maintenant de');
    expect(await linesOf(neighbour.id)).toContainEqual(['GRANT', 'BOARD', board.id]);
  });

  it('refuses an address without an account, oneself, and communities one does not moderate', async () => {
    const { board, elsewhere, community, neighbour } = await setUp();
    const as = await app.signIn(board);
    const send = (fields: Record<string, string>) =>
      ask(as, { successor: neighbour.email, communities: community.id, ...fields });
    const unknown = await send({ successor: 'nobody@mail.example' });
    expect(unknown.status).toBe(400);
    expect(unknown.html).toContain('Invite the person first.');
    expect(unknown.html).toContain('nobody@mail.example');
    const wrong: Record<string, string>[] = [
      { successor: board.email },
      { successor: 'no address' },
      { communities: elsewhere.id },
      { communities: '' },
      { when: 'date', onDay: inDays(-1) },
      { when: 'date' },
    ];
    for (const fields of wrong) {
      expect((await send(fields)).status, JSON.stringify(fields)).toBe(400);
    }
    expect((await membershipOf(board, community)).canModerate).toBe(true);
  });

  it('names the person found, the unit and what changes before anything is done', async () => {
    const { board, neighbour, outsider, community } = await setUp();
    const as = await app.signIn(board);
    const asked = await ask(as, { successor: neighbour.email, communities: community.id });
    expect(asked.status).toBe(200);
    for (const words of [
      'Is this the right person?',
      'Nadia Neighbour',
      neighbour.email,
      '611',
      'board member',
      'see email addresses and phone numbers',
      'You’ll become a resident',
      'Right away',
    ]) {
      expect(asked.html).toContain(words);
    }
    expect(await linesOf(neighbour.id)).toEqual([]);
    expect((await membershipOf(board, community)).canModerate).toBe(true);
    const back = await app.send(page, { as, form: { ...asked.form, change: 'edit' } });
    expect(await back.text()).toContain(`value="${neighbour.email}"`);

    // Another building's desk alone knows who lives there.
    const stranger = await ask(as, { successor: outsider.email, communities: community.id });
    expect(stranger.html).toContain('Otto Outsider');
    expect(stranger.html).toContain('will become a member of');
    // The foot of the page names every open community.
    expect(stranger.html.split('</main>')[0]).not.toContain('Elm Terrace');
    // A press that names somebody else than the address does.
    const mixed = { ...stranger.form, change: 'confirm', found: neighbour.id };
    expect((await app.send(page, { as, form: mixed })).status).toBe(409);
    expect((await app.send(page, { as, form: { ...mixed, found: '' } })).status).toBe(409);
    expect((await membershipOf(board, community)).canModerate).toBe(true);
    expect((await handOver(as, stranger.form)).status).toBe(303);
    expect(await membershipOf(outsider, community)).toMatchObject({
      condoUnit: 'Board',
      canModerate: true,
    });
  });

  it('goes to nobody who waits, was refused or has a last day', async () => {
    const { board, resident, neighbour, outsider, community } = await setUp();
    const as = await app.signIn(board);
    const where = { user: resident.id, community: community.id };
    const em = app.em();
    const cases: [Partial<UserCommunity>, string][] = [
      [{ state: 'WAITING', confirmedAt: null }, 'isn’t a member of'],
      [
        { state: 'ENDED', confirmedAt: null, decidedBy: board.id as never },
        'was declined. Reopen the request',
      ],
      [{ state: 'CONFIRMED', confirmedAt: new Date(), endsOn: inDays(4) }, 'is moving out of'],
    ];
    for (const [row, words] of cases) {
      await em.nativeUpdate(UserCommunity, where, row);
      const asked = await ask(as, { successor: resident.email, communities: community.id });
      expect(asked.status, words).toBe(400);
      expect(asked.html).toContain(words);
      const form = { ...asked.form, change: 'confirm', found: resident.id };
      expect((await app.send(page, { as, form })).status).toBe(400);
      const { state = 'CONFIRMED' } = row;
      expect(await membershipOf(resident, community)).toMatchObject({ state, canModerate: false });
    }
    expect((await membershipOf(board, community)).canModerate).toBe(true);

    // Somebody who moved out comes back to the office, and not to the unit.
    makeMembership(em, outsider, community, {
      state: 'ENDED',
      condoUnit: '305',
      isPrimary: false,
      position: 1,
    });
    await em.flush();
    await handOver(as, { successor: outsider.email, communities: community.id });
    expect(await membershipOf(outsider, community)).toMatchObject({
      state: 'CONFIRMED',
      condoUnit: 'Board',
      canModerate: true,
    });
    expect((await membershipOf(neighbour, community)).canModerate).toBe(false);
  });

  it('at once makes the successor the moderator and the other one a resident, with a line for each', async () => {
    const { manager, neighbour, community } = await setUp();
    const as = await app.signIn(manager);
    const key = { idempotencyKey: randomUUID() };
    const fields = { successor: neighbour.email.toUpperCase(), communities: community.id, ...key };
    const done = await handOver(as, fields);
    expect(done.status).toBe(303);
    const landing = done.headers.get('location') ?? '';
    expect((await app.send(landing, { as })).status).toBe(200);
    expect(await membershipOf(neighbour, community)).toMatchObject({ canModerate: true });
    expect(await membershipOf(manager, community)).toMatchObject({
      canModerate: false,
      state: 'CONFIRMED',
    });
    expect([await roleOf(neighbour.id), await roleOf(manager.id)]).toEqual(['MANAGER', 'RESIDENT']);
    const lines = [
      ['GRANT', 'MANAGER', manager.id],
      ['GRANT', 'RESIDENT', manager.id],
    ];
    expect(await linesOf(neighbour.id)).toEqual(lines.slice(0, 1));
    expect(await linesOf(manager.id)).toEqual(lines);
    // The same press once more is no error, and does nothing.
    const sent = { change: 'confirm', when: 'now', onDay: '', ...fields };
    const form = { ...sent, found: neighbour.id };
    const again = await app.send(page, { as, form });
    expect([again.status, again.headers.get('location')]).toEqual([303, landing]);
    expect(await linesOf(manager.id)).toEqual(lines);
    expect((await app.send(page, { as })).status).toBe(403);
  });

  it('waits for its day, is listed, can be cancelled or replaced, and then happens by itself', async () => {
    const { otherBoard, resident, neighbour, elsewhere } = await setUp();
    const as = await app.signIn(otherBoard);
    const plan = (successor: string) =>
      handOver(as, { when: 'date', onDay: inDays(5), successor, communities: elsewhere.id });
    const planned = await plan(neighbour.email);
    expect([planned.status, planned.headers.get('location')]).toEqual([303, page]);
    const listed = await (await app.send(page, { as })).text();
    expect(listed).toContain('Nadia Neighbour');
    const [, id = ''] = /name="handover" value="([^"]+)"/.exec(listed) ?? [];
    const cancel = { change: 'cancel', handover: id };
    expect((await app.send(page, { as: await app.signIn(resident), form: cancel })).status).toBe(
      403,
    );
    expect((await app.send(page, { as, form: cancel })).status).toBe(303);
    expect(await (await app.send(page, { as })).text()).toContain('No handovers planned.');

    await plan(neighbour.email);
    await plan(resident.email);
    const pending = { doneAt: null, cancelledAt: null, failedAt: null };
    const [handover, ...others] = await app
      .em()
      .find(Handover, { person: otherBoard.id, ...pending });
    expect(others).toEqual([]);
    expect(handover?.successor.id).toBe(resident.id);
    await app.runDueJobs('hand-over');
    expect((await membershipOf(otherBoard, elsewhere)).canModerate).toBe(true);
    await app.em().nativeUpdate(Handover, { id: handover?.id ?? '' }, { onDay: inDays(0) });
    await app.runDueJobs('hand-over');
    await app.runDueJobs('hand-over');
    expect((await membershipOf(otherBoard, elsewhere)).canModerate).toBe(false);
    expect(await membershipOf(resident, elsewhere)).toMatchObject({
      canModerate: true,
      condoUnit: 'Board',
    });
    expect(await roleOf(resident.id)).toBe('BOARD');
    expect(await linesOf(resident.id)).toEqual([['GRANT', 'BOARD', null]]);
  });

  it.each([
    [
      'whose account is closed',
      (id: string) => app.em().nativeUpdate(User, { id }, { disabledAt: new Date() }),
    ],
    [
      'who waits by then',
      (user: string) => app.em().nativeUpdate(UserCommunity, { user }, { state: 'WAITING' }),
    ],
  ])('to somebody %s changes nothing on its day, and says so', async (_, change) => {
    const { board, neighbour, community } = await setUp();
    const em = app.em();
    em.create(Handover, {
      community: community.id,
      person: board.id,
      successor: neighbour.id,
      onDay: inDays(0),
    });
    await em.flush();
    await change(neighbour.id);
    await app.runDueJobs('hand-over');
    expect((await membershipOf(board, community)).canModerate).toBe(true);
    const html = await (await app.send(page, { as: await app.signIn(board) })).text();
    expect(html).toContain('Nothing was handed over.');
  });
});

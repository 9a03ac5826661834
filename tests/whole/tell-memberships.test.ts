import { describe, expect, it } from 'vitest';
import {
  Community,
  FurtherUnit,
  MailChoice,
  MailLetter,
  UserCommunity,
  type User,
} from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { confirmAddressOf } from '#app/features/accounts/login/address/address-changes.server.ts';
import { carryOutDueEndings } from '#app/features/residency/ending/due-endings.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { kindsTo, lettersTo, written } from '#tests/setup/letters.ts';

const app = testApp();

/** A community that its board confirms people in, with a moderator. */
async function makePlace(given: { openedAt?: Date | null } = {}) {
  const em = app.em();
  const community = makeCommunity(em, { name: 'Juniper Court', joinPolicy: 'APPROVAL', ...given });
  const board = makeUser(em, { role: 'BOARD', isAuthenticated: true });
  makeMembership(em, board, community, { canModerate: true });
  await em.flush();
  const desk = `/manage/${community.slug}/people`;
  const press = async (path: string, form: Record<string, string> | URLSearchParams) => {
    const answer = await app.send(path, { as: await app.signIn(board), form });
    expect(answer.status).toBe(303);
  };
  const join = async (
    state: 'WAITING' | 'CONFIRMED',
    person: Partial<User> = {},
  ): Promise<{ user: User; id: string }> => {
    const user = makeUser(em, { isAuthenticated: true, ...person });
    const { id } = makeMembership(em, user, community, { state, condoUnit: '305' });
    await em.flush();
    return { user, id };
  };
  return { em, community, board, desk, press, join };
}

describe('a request to join hears (rules 24.2)', () => {
  it('that they are confirmed: forty at once in four statements, as each chose', async () => {
    const { desk, press, join } = await makePlace();
    const confirm = async (confirmed: boolean) => {
      const people: { user: User; id: string }[] = [];
      for (let n = 0; n < 40; n += 1) {
        const language = n % 2 === 0 ? 'en' : 'fr';
        people.push(await join('WAITING', { isAuthenticated: confirmed, language }));
      }
      const form = new URLSearchParams(
        people.flatMap(({ id }) => [
          ['ids', id],
          [`unit.${id}`, '305'],
        ]),
      );
      const before = app.queryCount();
      await press(desk, form);
      return { people, queries: app.queryCount() - before };
    };
    const [silent, told] = [await confirm(false), await confirm(true)];
    expect(told.queries - silent.queries).toBeLessThanOrEqual(2);
    const letters = await Promise.all(told.people.map(({ user }) => lettersTo(app.em(), user)));
    expect(letters.map(({ length }) => length)).toEqual(told.people.map(() => 1));
    const [english, french] = letters.map(([letter]) => written(letter));
    expect(english?.subject).toBe('Juniper Court: you’re now a member');
    expect(french?.subject).toBe('Juniper Court : votre demande a été acceptée');
  });

  it('that they were refused, with the reason, and that they wait again', async () => {
    const { desk, press, join } = await makePlace();
    const { user, id } = await join('WAITING', { language: 'fr' });
    await press(`${desk}/${id}`, { intent: 'refuse', reason: 'We know nobody of that name.' });
    await app.em().nativeUpdate(MailLetter, { user: user.id }, { state: 'SENT' });
    await press(`${desk}/${id}`, { intent: 'reopen' });
    await press(`${desk}/${id}`, { intent: 'refuse', reason: 'Still nobody.' });
    const letters = await lettersTo(app.em(), user);
    expect(letters.map(({ kind }) => kind)).toEqual([
      'MEMBERSHIP_REFUSED',
      'MEMBERSHIP_WAITING',
      'MEMBERSHIP_REFUSED',
    ]);
    const [refused, , again] = letters.map(written);
    expect(refused?.subject).toBe('Juniper Court : votre demande a été refusée');
    expect(refused?.html).toMatch(/<blockquote[^>]* lang="en-CA"[^>]*>We know nobody/);
    expect(again?.text).toContain('> Still nobody.');
  });

  it('nothing of a confirmation that is undone before its email leaves, and the toast says so', async () => {
    const { board, desk, press, join } = await makePlace();
    const { user, id } = await join('WAITING');
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await app.runDueJobs('send-due-mail');
    const [letter] = await lettersTo(app.em(), user);
    expect(letter?.state, 'it leaves two minutes later').toBe('QUEUED');
    const as = await app.signIn(board);
    const toastOf = async (answer: Response, who: string) => {
      const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('toast')) ?? '';
      const path = `${desk}?show=waiting`;
      return (await app.send(path, { as: `${who}; ${cookie.split(';')[0] ?? ''}` })).text();
    };
    const undone = await app.send(`${desk}/${id}`, { as, form: { intent: 'unconfirm' } });
    expect(await kindsTo(app.em(), user)).toEqual([]);
    expect(await toastOf(undone, as)).toContain(
      'is back on the list of requests. No email was sent.',
    );

    // Once it has left, the person hears that too, and the toast says that.
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await app.em().nativeUpdate(MailLetter, { user: user.id }, { state: 'SENT' });
    const late = await app.send(`${desk}/${id}`, { as, form: { intent: 'unconfirm' } });
    expect(await kindsTo(app.em(), user)).toEqual(['MEMBERSHIP_CONFIRMED', 'MEMBERSHIP_WAITING']);
    expect(await toastOf(late, as)).toContain('The approval email had already been sent');

    // An email of an earlier confirmation is no reason to tell of a later one.
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await press(`${desk}/${id}`, { intent: 'unconfirm' });
    expect(await kindsTo(app.em(), user)).toEqual(['MEMBERSHIP_CONFIRMED', 'MEMBERSHIP_WAITING']);
  });

  it('nothing before the doors are open, and then that they are', async () => {
    const { community, board, desk, press, join } = await makePlace({ openedAt: null });
    const { user, id } = await join('WAITING');
    const refused = await join('WAITING');
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await press(`${desk}/${refused.id}`, { intent: 'refuse', reason: 'A mistake' });
    expect(await kindsTo(app.em(), user)).toEqual([]);
    await press(`/manage/${community.slug}/opening`, {
      press: 'open',
      accept: 'UNITS,PEOPLE,BOARD,NOTICE,LETTERS',
    });
    expect(await kindsTo(app.em(), user)).toEqual(['DOORS_OPENED']);
    expect(await kindsTo(app.em(), refused.user)).toEqual([]);
    expect(await kindsTo(app.em(), board), 'their own doing').toEqual([]);
  });
});

describe('whoever waits with an address that is not confirmed (rules 24.2)', () => {
  it('hears what holds once it is, at once, and only once', async () => {
    const { em, desk, press, join } = await makePlace();
    const { user, id } = await join('WAITING', { isAuthenticated: false });
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await press(`${desk}/${id}/end`, { change: 'set', when: 'now', reason: 'You sold the unit.' });
    const statesOf = async () => (await lettersTo(app.em(), user)).map(({ state }) => state);
    expect(await statesOf()).toEqual(['HELD', 'HELD']);
    await app.runDueJobs();
    expect(await statesOf(), 'nothing goes to an address that may be a stranger’s').toEqual([
      'HELD',
      'HELD',
    ]);
    await em.transactional((tx) => confirmAddressOf(tx, user));
    await app.runDueJobs();
    expect(await kindsTo(app.em(), user)).toEqual(['MEMBERSHIP_ENDED']);
  });

  it('hears once that they are in, whatever was decided and taken back before', async () => {
    const { em, desk, press, join } = await makePlace();
    const { user, id } = await join('WAITING', { isAuthenticated: false });
    await press(`${desk}/${id}`, { intent: 'refuse', reason: 'We know nobody of that name.' });
    await press(`${desk}/${id}`, { intent: 'reopen' });
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await press(`${desk}/${id}`, { intent: 'unconfirm' });
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await em.transactional((tx) => confirmAddressOf(tx, user));
    await app.runDueJobs();
    expect(await kindsTo(app.em(), user)).toEqual(['MEMBERSHIP_CONFIRMED']);
  });

  it('hears nothing if they chose so, and waits for the digest if they chose that', async () => {
    const { em, desk, press, join } = await makePlace();
    const people = await Promise.all(
      (['NEVER', 'WEEKLY'] as const).map(async (frequency) => {
        const { user, id } = await join('WAITING', { isAuthenticated: false });
        em.create(MailChoice, { user, topic: 'MEMBERSHIP', frequency });
        await em.flush();
        await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
        await em.transactional((tx) => confirmAddressOf(tx, user));
        await app.runDueJobs();
        return (await lettersTo(app.em(), user)).map(({ state }) => state);
      }),
    );
    expect(people).toEqual([[], ['HELD']]);
  });

  it('hears that the doors are open', async () => {
    const { community, desk, press, join } = await makePlace({ openedAt: null });
    const { user, id } = await join('WAITING', { isAuthenticated: false });
    await press(`${desk}/${id}`, { intent: 'confirm', unit: '305' });
    await press(`/manage/${community.slug}/opening`, {
      press: 'open',
      accept: 'UNITS,PEOPLE,BOARD,NOTICE,LETTERS',
    });
    expect(await kindsTo(app.em(), user)).toEqual(['DOORS_OPENED']);
  });
});

describe('a member hears (rules 24.2)', () => {
  it('that the board ends the membership, with the reason, and on which day', async () => {
    const { desk, press, join } = await makePlace();
    const { user, id } = await join('CONFIRMED');
    const end = `${desk}/${id}/end`;
    const endsOn = cityToday();
    await press(end, { change: 'set', when: 'date', endsOn, reason: 'You sold the unit.' });
    await press(end, { change: 'cancel' });
    await press(end, { change: 'set', when: 'now', reason: 'You sold the unit.' });
    const letters = await lettersTo(app.em(), user);
    expect(letters.map(({ kind }) => kind)).toEqual([
      'MEMBERSHIP_ENDING',
      'MEMBERSHIP_STAYS',
      'MEMBERSHIP_ENDED',
    ]);
    const [ending, stays, ended] = letters.map(written);
    expect(ending?.subject).toMatch(/^Juniper Court: your membership ends on \w+ \d+, \d{4}$/);
    expect(ending?.text).toContain('> You sold the unit.');
    expect(stays?.text).not.toContain('You sold the unit.');
    expect(ended?.text).toContain('> You sold the unit.');
    expect(ended?.text, 'they may have posted nothing').toContain('anything you posted there');
  });

  it('that a further unit was confirmed, or given to them, and not that one was refused', async () => {
    const { em, community, desk, press, join } = await makePlace();
    const { user, id } = await join('CONFIRMED');
    const membership = em.getReference(UserCommunity, id);
    const [one, two] = ['401', '402'].map((condoUnit) =>
      em.create(FurtherUnit, { membership, condoUnit, claimedTenure: 'OWNER' }),
    );
    await em.flush();
    const decide = (further: FurtherUnit | undefined, decision: string) =>
      press(`${desk}/${id}`, {
        ...{ intent: 'further', decision, tenure: 'OWNER' },
        further: further?.id ?? '',
      });
    await decide(one, 'confirm');
    await decide(two, 'refuse');
    await press(`${desk}/${id}`, { intent: 'addUnit', newUnit: '403', newTenure: 'OWNER' });
    const letters = await lettersTo(app.em(), user);
    expect(letters.map(({ kind }) => kind)).toEqual(['UNIT_CONFIRMED', 'UNIT_CONFIRMED']);
    expect(letters.map(written).map(({ subject }) => subject)).toEqual([
      'Juniper Court: Unit 401 was added to your units',
      'Juniper Court: Unit 403 was added to your units',
    ]);
    // Nobody asked for the second one.
    for (const letter of letters) expect(written(letter).text).not.toMatch(/request|approved/);
    await app.em().nativeUpdate(Community, { id: community.id }, { openedAt: null });
    await press(`${desk}/${id}`, { intent: 'addUnit', newUnit: '404', newTenure: 'OWNER' });
    expect(await kindsTo(app.em(), user), 'before the doors are open').toHaveLength(2);
  });

  it('when the day has come, and not when they leave by themselves', async () => {
    const { em, desk, press, join } = await makePlace();
    const due = await join('CONFIRMED', { language: 'fr' });
    const leaver = await join('CONFIRMED');
    await press(`${desk}/${due.id}/end`, {
      change: 'set',
      when: 'date',
      endsOn: cityToday(),
      reason: 'Moved out',
    });
    await em.nativeUpdate(UserCommunity, { id: due.id }, { endsOn: '2026-01-02' });
    await carryOutDueEndings(app.em(), new AbortController().signal);
    await carryOutDueEndings(app.em(), new AbortController().signal);
    const left = await app.send(`/account/communities/${leaver.id}/leave`, {
      as: await app.signIn(leaver.user),
      form: {},
    });
    expect(left.status).toBe(303);
    const letters = await lettersTo(app.em(), due.user);
    expect(letters.map(({ kind }) => kind)).toEqual(['MEMBERSHIP_ENDING', 'MEMBERSHIP_ENDED']);
    expect(written(letters[1]).subject).toBe('Juniper Court : vous n’êtes plus membre');
    expect(written(letters[1]).text).toContain('> Moved out');
    expect(await kindsTo(app.em(), leaver.user)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { CondoNotice, MailLetter, type User } from '#db/entities/index.ts';
import { makeNotice } from '#db/factories/index.ts';
import { saveChoice } from '#app/features/mail/choices/choices.server.ts';
import { remindOfStanding } from '#app/features/noticeboard/notices/ending/remind.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { lettersTo, written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

const remind = () => remindOfStanding(app.em(), new AbortController().signal);

const reminded = async (person: User) =>
  (await lettersTo(app.em(), person)).filter(({ kind }) => kind === 'EMERGENCY_STANDS');

async function makePlace() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  for (const person of [people.board, people.manager, people.admin, people.otherBoard]) {
    person.isAuthenticated = true;
  }
  people.manager.language = 'fr';
  const make = (given: Parameters<typeof makeNotice>[3] = {}) =>
    makeNotice(em, people.board, people.community, {
      ...{ kind: 'EMERGENCY', pinned: true, title: 'No water', publishedAt: ago(25), ...given },
    });
  await em.flush();
  return { em, make, ...people };
}

describe('the reminder of an emergency that is still up (rules 19.6)', () => {
  it('goes once to the moderators of the community, with the two ways on', async () => {
    const { em, make, community, board, manager, admin, otherBoard, resident } = await makePlace();
    const notice = make({ translation: { title: 'Pas d’eau', content: 'Remplissez.' } });
    await em.flush();
    const { updatedAt, version } = await app.em().findOneOrFail(CondoNotice, notice.id);
    await remind();
    await remind();
    for (const person of [board, manager]) expect(await reminded(person)).toHaveLength(1);
    for (const person of [admin, otherBoard, resident]) expect(await reminded(person)).toEqual([]);
    const english = written((await reminded(board))[0]);
    const desk = `/manage/${community.slug}/notices/${notice.id}`;
    expect(english.subject).toContain('an emergency notice is still up');
    expect(english.text).toContain('“No water”');
    expect(english.text).toMatch(/since \w+day, /);
    expect(english.html).toContain(`${desk}/over"`);
    expect(english.html).toContain(`${desk}"`);
    expect(written((await reminded(manager))[0]).text).toContain('« Pas d’eau »');
    const after = await app.em().findOneOrFail(CondoNotice, notice.id);
    expect(after.overRemindedAt).not.toBeNull();
    expect([after.updatedAt, after.version]).toEqual([updatedAt, version]);
  });

  it('is of no other notice, and of none before a day has passed', async () => {
    const { em, make, board, community } = await makePlace();
    make({ publishedAt: ago(23) });
    make({ pinned: false });
    make({ kind: 'MAINTENANCE' });
    make({ status: 'TAKEN_DOWN' });
    make({ expiresAt: ago(1) });
    make({ pinned: false, overAt: ago(2), overWords: { en: 'It is back.' } });
    await em.flush();
    await remind();
    expect(await reminded(board)).toEqual([]);
    make();
    community.openedAt = null;
    await em.flush();
    await remind();
    expect(await reminded(board), 'residents do not see it yet').toEqual([]);
  });

  it('leaves out who turned these emails off, and goes to ADMINs where there are no moderators', async () => {
    const { em, make, board, manager, admin } = await makePlace();
    await saveChoice(app.em(), board.id, 'MODERATION', 'NEVER');
    await saveChoice(app.em(), manager.id, 'MODERATION', 'WEEKLY');
    make();
    await em.flush();
    await remind();
    expect(await reminded(board)).toEqual([]);
    expect(await reminded(manager)).toHaveLength(1);
    expect(await reminded(admin)).toEqual([]);
    await em.execute('update user_communities set can_moderate = false');
    make({ title: 'Smoke' });
    await em.flush();
    await remind();
    expect(written((await reminded(admin))[0]).text).toContain('“Smoke”');
    expect(await reminded(manager)).toHaveLength(1);
  });

  it('is sent by the clock', async () => {
    const { em, make, board } = await makePlace();
    await em.nativeDelete(MailLetter, {});
    make();
    await em.flush();
    await app.runDueJobs('remind-of-emergencies');
    expect(await reminded(board)).toMatchObject([{ settledAt: expect.any(Date) as Date }]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  CondoNotice,
  MailLetter,
  NoticeService,
  OwnerConsent,
  Unit,
  UnitOwner,
} from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { beginService } from '#app/features/noticeboard/notices/service/begin-service.server.ts';
import { serviceRows } from '#app/features/noticeboard/notices/service/rows.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A notice of a meeting that is out, and an owner who agreed to be served by email. */
async function setUp() {
  const em = app.em();
  const { community, board } = await makeNeighbourhood(em);
  const agnes = makeUser(em, { name: 'Agnes Agreed', isAuthenticated: true });
  const unit = em.create(Unit, { community, label: '101', key: '101', floor: 1, position: 1 });
  const member = { condoUnit: '101', unit, tenure: 'OWNER' as const };
  const membership = makeMembership(em, agnes, community, member);
  const owner = em.create(UnitOwner, { community, unit, name: 'Agnes Agreed', membership });
  em.create(OwnerConsent, { owner, answer: 'AGREED', givenOn: '2026-01-05', way: 'FORM' });
  await em.flush();
  const as = await app.signIn(board);
  const api = `/api/communities/${community.slug}/notices`;
  const publish = async (mustBeServed: boolean): Promise<string> => {
    const notice = { kind: 'MEETING', title: 'Annual meeting', content: 'At seven.', mustBeServed };
    const response = await app.send(api, { as, json: notice });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const lettersOf = (id: string) =>
    app.em().find(MailLetter, { user: agnes.id, event: { $like: `notice:${id}%` } });
  return { agnes, publish, lettersOf };
}

describe('the email that serves a notice (rules 37)', () => {
  it('is never the line of a digest, which does not have the notice in it', async () => {
    const { agnes, publish, lettersOf } = await setUp();
    const id = await publish(false);
    const em = app.em();
    const [line] = await lettersOf(id);
    const digest = em.create(MailLetter, {
      ...{ kind: 'DIGEST', topic: 'DIGEST', user: agnes.id, address: agnes.email },
      ...{ language: 'en', params: {}, event: `digest:${id}`, state: 'SENT' },
      ...{ nextTryAt: new Date(), settledAt: new Date() },
    });
    await em.flush();
    const sent = { state: 'SENT', settledAt: new Date(), digest: digest.id } as const;
    await em.nativeUpdate(MailLetter, { id: line?.id ?? '' }, sent);
    await em.nativeUpdate(CondoNotice, { id }, { mustBeServed: true });
    await em.transactional(async (tx) => {
      await beginService(tx, await tx.findOneOrFail(CondoNotice, { id }, { refresh: true }));
    });
    const ofAgnes = async () =>
      (await serviceRows(app.em(), id)).find(({ name }) => name === 'Agnes Agreed');
    expect((await ofAgnes())?.status).toMatchObject({ way: 'EMAIL', isServed: false });
    const letters = await lettersOf(id);
    expect(letters.map(({ state }) => state).sort()).toEqual(['QUEUED', 'SENT']);
    const own = { event: `notice:${id}:served` };
    await app.em().nativeUpdate(MailLetter, own, { state: 'SENT', settledAt: new Date() });
    expect((await ofAgnes())?.status.isServed).toBe(true);
  });

  it('leaves paper where it was called back before it left', async () => {
    const { publish, lettersOf } = await setUp();
    const id = await publish(true);
    const em = app.em();
    const kept = await em.findOneOrFail(NoticeService, { notice: id, name: 'Agnes Agreed' });
    expect(kept.emailState).toBe('QUEUED');
    await em.nativeDelete(MailLetter, { id: { $in: (await lettersOf(id)).map((one) => one.id) } });
    const rows = await serviceRows(app.em(), id);
    expect(rows.find(({ name }) => name === 'Agnes Agreed')?.status).toMatchObject({
      ...{ way: 'UNIT', isServed: false, failed: 'FAILED' },
    });
  });
});

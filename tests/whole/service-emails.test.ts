import { describe, expect, it } from 'vitest';
import {
  CondoNotice,
  MailLetter,
  NoticeService,
  OwnerConsent,
  Ownership,
  Unit,
} from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { beginService } from '#app/features/noticeboard/notices/service/begin-service.server.ts';
import { serviceRows } from '#app/features/noticeboard/notices/service/rows.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';

const app = testApp();

/** A notice of a meeting that is out, and an owner who agreed to be served by email. */
async function setUp() {
  const em = app.em();
  const { community, board } = await makeNeighbourhood(em);
  community.serviceRule = 'AGREEMENT';
  const agnes = makeUser(em, { name: 'Agnes Agreed', isAuthenticated: true });
  const unit = em.create(Unit, { community, label: '101', key: '101', floor: 1, position: 1 });
  const member = { condoUnit: '101', unit, tenure: 'OWNER' as const };
  const membership = makeMembership(em, agnes, community, member);
  const owner = makeOwner(em, unit, { name: 'Agnes Agreed', membership });
  em.create(OwnerConsent, { owner, answer: 'AGREED', givenOn: '2026-01-05', way: 'FORM' });
  await em.flush();
  const as = await app.signIn(board);
  const api = `/api/communities/${community.slug}/notices`;
  const serve = (id: string) =>
    app.em().transactional(async (tx) => {
      await beginService(tx, await tx.findOneOrFail(CondoNotice, { id }, { refresh: true }));
    });
  const ofAgnes = async (id: string) =>
    (await serviceRows(app.em(), id)).find(({ name }) => name === 'Agnes Agreed');
  const publish = async (mustBeServed: boolean): Promise<string> => {
    const notice = { kind: 'MEETING', title: 'Annual meeting', content: 'At seven.', mustBeServed };
    const response = await app.send(api, { as, json: notice });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const lettersOf = (id: string) =>
    app.em().find(MailLetter, { user: agnes.id, event: { $like: `notice:${id}%` } });
  return { agnes, owner, as, community, publish, lettersOf, serve, ofAgnes };
}

describe('the email that serves a notice (rules 37)', () => {
  it('is never the line of a digest, which does not have the notice in it', async () => {
    const { agnes, publish, lettersOf, serve, ofAgnes } = await setUp();
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
    await serve(id);
    expect((await ofAgnes(id))?.status).toMatchObject({ way: 'EMAIL', isServed: false });
    const letters = await lettersOf(id);
    expect(letters.map(({ state }) => state).sort()).toEqual(['QUEUED', 'SENT']);
    const own = { event: `notice:${id}:served` };
    await app.em().nativeUpdate(MailLetter, own, { state: 'SENT', settledAt: new Date() });
    expect((await ofAgnes(id))?.status.isServed).toBe(true);
  });

  it('is none that was sent before the owner agreed to email', async () => {
    const { owner, as, community, publish, lettersOf, ofAgnes } = await setUp();
    await app.em().nativeUpdate(OwnerConsent, { owner }, { answer: 'REFUSED' });
    const id = await publish(true);
    const [ordinary] = await lettersOf(id);
    const sentOn = new Date('2026-11-01T15:00:00Z');
    const early = { state: 'SENT', settledAt: sentOn, createdAt: sentOn } as const;
    await app.em().nativeUpdate(MailLetter, { id: ordinary?.id ?? '' }, early);
    const em = app.em();
    const consent = { answer: 'AGREED', givenOn: '2026-11-10', way: 'LETTER' } as const;
    em.create(OwnerConsent, { ...consent, owner });
    await em.flush();
    const desk = `/manage/${community.slug}/notices/${id}`;
    const press = () => app.send(`${desk}/service`, { as, form: { intent: 'refresh' } });
    expect((await press()).status).toBe(303);
    const csv = async () => (await app.send(`${desk}/service.csv`, { as })).text();
    const page = async () => (await app.send(`${desk}/service`, { as })).text();
    const proof = async () => {
      const response = await app.send(`${desk}/delivery.pdf`, { as });
      const texts = pdfTexts(Buffer.from(await response.arrayBuffer()));
      return texts
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ');
    };
    expect((await ofAgnes(id))?.status).toMatchObject({ way: 'EMAIL', isServed: false });
    expect(await page()).toContain('The email is on its way.');
    expect(await csv()).not.toContain('"Served"');
    expect(await proof()).toContain('Owners: 1. Served: 0. Not served yet: 1.');
    // One more email, and no other when the list is updated again.
    await press();
    const letters = await lettersOf(id);
    expect(letters.map(({ event, state }) => [event, state])).toEqual(
      expect.arrayContaining([
        [`notice:${id}`, 'SENT'],
        [`notice:${id}:served`, 'QUEUED'],
      ]),
    );
    expect(letters).toHaveLength(2);
    const settledAt = new Date('2026-11-12T15:00:00Z');
    const own = { event: `notice:${id}:served` };
    await app.em().nativeUpdate(MailLetter, own, { state: 'SENT', settledAt });
    expect((await ofAgnes(id))?.status).toMatchObject({ isServed: true, at: settledAt });
    expect(await csv()).toContain('2026-11-12 10:00');
    expect(await proof()).toContain('Owners: 1. Served: 1. Not served yet: 0.');
    // It stays so once the emails are forgotten.
    await app.runDueJobs('keep-deliveries');
    await app.em().nativeDelete(MailLetter, { id: { $in: letters.map((one) => one.id) } });
    expect((await ofAgnes(id))?.status).toMatchObject({ isServed: true, at: settledAt });
  });

  it('is one with the correction where the owner is served again', async () => {
    const { as, community, publish, lettersOf, ofAgnes } = await setUp();
    const id = await publish(true);
    const sent = async (event: string) => {
      const settledAt = new Date();
      const all = { event, state: 'QUEUED' } as const;
      expect(await app.em().nativeUpdate(MailLetter, all, { state: 'SENT', settledAt })).toBe(1);
      return settledAt;
    };
    const first = await sent(`notice:${id}`);
    const path = `/manage/${community.slug}/notices/${id}/service`;
    const press = () => app.send(path, { as, form: { intent: 'again' } });
    expect((await press()).status).toBe(409);
    const correct = async (content: string) => {
      const api = `/api/communities/${community.slug}/notices/${id}`;
      const patched = await app.send(api, { as, method: 'PATCH', json: { content } });
      expect(patched.status).toBe(200);
    };
    await correct('At eight.');
    expect(await (await app.send(path, { as })).text()).toContain('Serve 1 owner again');
    expect((await press()).status).toBe(303);
    expect(await ofAgnes(id)).toMatchObject({
      status: { way: 'EMAIL', isServed: false },
      earlier: [{ status: { isServed: true, at: first } }],
    });
    expect(await lettersOf(id)).toHaveLength(2);
    const [letter] = await app.em().find(MailLetter, { event: `notice:${id}:served` });
    expect(letter?.params).toMatchObject({ text: 'At eight.', isCorrection: true });
    const second = await sent(`notice:${id}:served`);
    expect(await ofAgnes(id)).toMatchObject({
      status: { isServed: true, at: second },
      earlier: [{ status: { at: first } }],
    });
    // Corrected and served a third time: both earlier ones stay, in their order.
    await correct('At nine.');
    expect((await press()).status).toBe(303);
    const third = await sent(`notice:${id}:served:2`);
    await app.runDueJobs('keep-deliveries');
    await app.em().nativeDelete(MailLetter, { event: { $like: `notice:${id}%` } });
    expect(await ofAgnes(id)).toMatchObject({
      status: { isServed: true, at: third },
      earlier: [{ status: { at: second } }, { status: { at: first } }],
    });
    const csv = await (await app.send(`${path}.csv`, { as })).text();
    expect(csv.match(/with the text before the correction of/g)).toHaveLength(2);
  });

  it('counts the earlier service again where the owner sells before they are served again', async () => {
    const { as, owner, community, publish, ofAgnes } = await setUp();
    const id = await publish(true);
    const sent = { state: 'SENT', settledAt: new Date() } as const;
    await app.em().nativeUpdate(MailLetter, { event: `notice:${id}` }, sent);
    const api = `/api/communities/${community.slug}/notices/${id}`;
    await app.send(api, { as, method: 'PATCH', json: { content: 'At eight.' } });
    const path = `/manage/${community.slug}/notices/${id}/service`;
    const press = (intent: string) => app.send(path, { as, form: { intent } });
    expect((await press('again')).status).toBe(303);
    await app.em().nativeUpdate(Ownership, { owner: owner.id }, { endedOn: '2026-01-31' });
    expect((await press('refresh')).status).toBe(303);
    expect(await ofAgnes(id)).toMatchObject({ status: { isServed: true }, earlier: [] });
    // Whoever owns no unit any more is not served again.
    expect((await press('again')).status).toBe(409);
    expect(await ofAgnes(id)).toMatchObject({ status: { isServed: true } });
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

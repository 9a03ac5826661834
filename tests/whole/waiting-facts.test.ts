import { describe, expect, it } from 'vitest';
import { ModerationEvent, UserCommunity } from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** The entry of a person in the queue, as it reads. */
const entryOf = (html: string, id: string) =>
  words(new RegExp(`<li[^>]*id="person-${id}"[\\s\\S]*?</dl>`).exec(html)?.[0] ?? '');

/** Somebody who waits where the board approves, with how the queue of the desk shows them. */
async function makeWaiting() {
  const em = app.em();
  const { community, board } = await makeNeighbourhood(em);
  community.joinPolicy = 'APPROVAL';
  const rover = makeUser(em, { name: 'Rover Retry' });
  const row = makeMembership(em, rover, community, { state: 'WAITING', condoUnit: '101' });
  await em.flush();
  const desk = `/manage/${community.slug}/people`;
  const as = { rover: await app.signIn(rover), board: await app.signIn(board) };
  const entry = async () => entryOf(await (await app.send(desk, { as: as.board })).text(), row.id);
  return { row, as, desk, door: `/communities/${community.slug}/door`, entry };
}

describe('who waits (rules 16.2)', () => {
  it('is shown with whom the list names for the unit, there and on the person’s page', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const { community, board } = people;
    const olive = makeUser(em, { name: 'Olive Owner' });
    const stranger = makeUser(em, { name: 'Sam Stranger' });
    const rows = [
      makeMembership(em, olive, community, { state: 'WAITING', condoUnit: '101' }),
      makeMembership(em, stranger, community, { state: 'WAITING', condoUnit: '0101' }),
      makeMembership(em, makeUser(em, { name: 'Ned Nobody' }), community, {
        state: 'WAITING',
        condoUnit: '777',
      }),
    ];
    await em.flush();
    const as = await app.signIn(board);
    const path = `/manage/${community.slug}/people/import`;
    const upload = await app.handle(
      multipart(path, {
        as,
        fields: [
          [
            'idempotencyKey',
            fieldValue(await (await app.send(path, { as })).text(), 'idempotencyKey'),
          ],
          [
            'text',
            `Unit,Name,Email,Status\n101,Tom Tenant,,tenant\n102,Una Other,,\n101,Olivia O.,office@mail.example,owner`,
          ],
        ],
      }),
    );
    const preview = upload.headers.get('Location') ?? '';
    await app.send(preview, { as, form: { intent: 'save', addUnits: 'yes' } });
    const desk = `/manage/${community.slug}/people`;
    await app
      .em()
      .nativeUpdate(UserCommunity, { inviteeName: 'Olivia O.' }, { inviteeEmail: olive.email });

    const html = await (await app.send(desk, { as })).text();
    const [own, other, nobody] = rows.map(({ id }) => entryOf(html, id));
    expect(own).toContain('People invited to this unit Olivia O. , Owner (same email address)');
    expect(own).toContain('Tom Tenant , Tenant');
    expect(own).not.toContain('Una Other');
    expect(other).toContain('Olivia O. , Owner Tom Tenant , Tenant');
    expect(other).not.toContain('same');
    expect(nobody).toContain('People invited to this unit No invitations');
    const page = words(await (await app.send(`${desk}/${rows[0]?.id}`, { as })).text());
    expect(page).toContain('Olivia O. , Owner (same email address)');
    const french = await app.send(desk, { as, headers: { 'Accept-Language': 'fr' } });
    expect(words(await french.text())).toContain('même adresse courriel');
    // Nobody else learns whom the list names.
    const waiting = await app.send(`/communities/${community.slug}/door`, {
      as: await app.signIn(olive),
    });
    expect(await waiting.text()).not.toContain('Tom Tenant');
  });

  it('is shown with how often they have asked before', async () => {
    const { row, as, door, entry } = await makeWaiting();
    expect(await entry()).not.toContain('earlier request');
    for (const intent of ['withdraw', 'ask', 'withdraw', 'ask']) {
      expect((await app.send(door, { as: as.rover, form: { intent } })).status).toBe(303);
    }
    expect(await entry()).toContain('1 earlier request');
    expect(await entry()).toMatch(/Before this request Request withdrawn just now $/);
    await app.send(door, { as: as.rover, form: { intent: 'withdraw' } });
    await app.send(door, { as: as.rover, form: { intent: 'ask' } });
    expect(await entry()).toContain('2 earlier requests');
    expect(
      await app.em().count(ModerationEvent, { subjectId: row.id, action: 'ASK_TO_JOIN' }),
    ).toBe(3);
  });

  it('stays selected while another one is refused, also when the reason is missing at first', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    const rows = ['Ada', 'Bea', 'Cleo'].map((name) =>
      makeMembership(em, makeUser(em, { name }), community, {
        state: 'WAITING',
        condoUnit: '101',
      }),
    );
    await em.flush();
    const as = await app.signIn(board);
    const desk = `/manage/${community.slug}/people`;
    const html = await (await app.send(desk, { as })).text();
    const [ada, bea, cleo] = rows.map(({ id }) => id);
    const button = new RegExp(`<button[^>]*formaction="${desk}/${ada}"[^>]*>`, 'i').exec(html)?.[0];
    expect(button).toContain('form="confirm-people"');
    const pick = /value="([^"]+)"/.exec(button ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    const send = (more: Record<string, string>) => {
      const form = new URLSearchParams({
        ...{ __pick__: pick, queue: '?', idempotencyKey: crypto.randomUUID() },
        [`words.${bea}`]: 'Not sent.',
        ...more,
      });
      for (const id of [bea, cleo]) form.append('ids', id ?? '');
      return app.send(`${desk}/${ada}`, { as, form });
    };
    const refused = await send({});
    expect(refused.status).toBe(400);
    const page = await refused.text();
    const kept = [...page.matchAll(/name="ids" value="([^"]+)"/g)].map(([, id]) => id);
    expect(kept).toEqual([bea, cleo]);
    expect(fieldValue(page, 'queue')).toBe('?');
    const done = await send({ [`words.${ada}`]: 'Not on the register.' });
    expect(done.status).toBe(303);
    const after = await (await app.send(done.headers.get('Location') ?? '', { as })).text();
    const boxes = [...after.matchAll(/<input[^>]*name="ids"[^>]*>/g)].map(([box]) => box);
    expect(boxes.length).toBe(2);
    for (const box of boxes) expect(box).toContain('checked=""');
  });

  it('is shown with who refused them and why, also after they took a request back since', async () => {
    const { row, as, door, desk, entry } = await makeWaiting();
    const refusal = { intent: 'refuse', reason: 'Not on the register.' };
    await app.send(`${desk}/${row.id}`, { as: as.board, form: refusal });
    for (const intent of ['ask', 'withdraw', 'ask']) {
      await app.send(door, { as: as.rover, form: { intent } });
    }
    const shown = await entry();
    expect(shown).toContain('Not on the register.');
    expect(shown).not.toContain('Request withdrawn');
  });
});

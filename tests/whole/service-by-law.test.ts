import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Community,
  Mortgagee,
  NoticeService,
  Owner,
  OwnerConsent,
  Ownership,
  SuppressedAddress,
  Unit,
  UserCommunity,
} from '#db/entities/index.ts';
import type { UnitKind } from '#db/enums.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';

const settings = { smtpUrl: '' };
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

/** A building whose board has decided to serve by email, with owners of each kind. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  community.serviceRule = 'RECORD';
  community.serviceDecidedOn = '2026-01-05';
  const tag = crypto.randomUUID().slice(0, 8);
  let position = 0;
  const unit = (label: string, kind: UnitKind = 'HOME') =>
    em.create(Unit, {
      community,
      label,
      key: label.toLowerCase(),
      floor: kind === 'HOME' ? 1 : null,
      kind,
      position: (position += 1),
    });
  const units = {
    home: unit('101'),
    second: unit('102'),
    empty: unit('103'),
    parking: unit('P-12', 'PARKING'),
    locker: unit('L-7', 'LOCKER'),
    unsold: unit('P-13', 'PARKING'),
  };
  const ada = makeUser(em, { name: 'Ada Account', isAuthenticated: true });
  const membership = makeMembership(em, ada, community, {
    condoUnit: '101',
    unit: units.home,
    tenure: 'OWNER',
  });
  const adas = makeOwner(em, units.home, { name: 'Ada Account', membership });
  for (const one of [units.parking, units.locker]) em.create(Ownership, { owner: adas, unit: one });
  const listed = (name: string, email: string) => ({
    name,
    email: `${email}.${tag}@mail.example`,
    emailSource: 'LIST' as const,
    emailOn: '2026-02-01',
  });
  const nora = makeOwner(em, units.second, {
    ...listed('Nora Noaccount', 'nora'),
    address: '12 Elm Street',
  });
  await em.flush();
  const as = await app.signIn(people.board);
  const desk = `/manage/${community.slug}`;
  const publish = async (given: object = {}) => {
    const response = await app.send(`/api/communities/${community.slug}/notices`, {
      as,
      json: {
        kind: 'MEETING',
        title: 'Annual meeting',
        content: 'At seven.',
        mustBeServed: true,
        ...given,
      },
    });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    return { id, path: `${desk}/notices/${id}/service` };
  };
  const rows = async (id: string) => {
    const found = await app
      .em()
      .find(NoticeService, { notice: id }, { orderBy: { position: 'asc' } });
    return found.map(({ name, unitLabel, furtherUnits, way, reason }) => [
      name,
      [unitLabel, ...furtherUnits.map(({ label }) => label)].join(' '),
      way,
      reason ?? null,
    ]);
  };
  const read = async (path: string, who = as) => (await app.send(path, { as: who })).text();
  return { ...people, em, units, ada, adas, nora, listed, as, desk, publish, rows, read };
}

const wordsOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<\/?(?:bdi|span)[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('what counts as served, as of October 2023 (rules 37.3)', () => {
  it('serves each owner once for all their units, by the address on record, and nobody at a parking space', async () => {
    const { publish, rows, read, ada, nora } = await setUp();
    const { id, path } = await publish();
    expect(await rows(id)).toEqual([
      ['Ada Account', '101 P-12 L-7', 'EMAIL', 'ON_RECORD'],
      ['Nora Noaccount', '102', 'EMAIL', 'ON_RECORD'],
      [null, '103', 'UNIT', null],
    ]);
    const page = wordsOf(await read(path));
    expect(page).toMatch(/Also for .*P-12, .*L-7/);
    await app.runDueJobs();
    expect(post.to(ada.email)).toHaveLength(1);
    expect(post.to(ada.email)[0]?.text).toContain('/account/owner');
    const [sent] = post.to(nora.email ?? '');
    expect(sent?.text).toContain('your address is on record with');
    // Nothing that only an account could open, and no way out of an email that serves.
    expect(sent?.text).not.toContain('/communities/');
    expect(sent?.raw).not.toContain('List-Unsubscribe');
    expect(sent?.text).not.toContain('/account/');
    expect(await read(`${path}.csv`)).toContain('P-12');
    const pdf = await app.send(`${path}.pdf`, { as: await app.signIn(ada) });
    expect(pdf.status).toBe(403);
  });

  it('delivers to who owns a parking space alone at the home where they live', async () => {
    const { em, community, publish, rows, units } = await setUp();
    const tess = makeUser(em, { name: 'Tess Tenant', isAuthenticated: false });
    const membership = makeMembership(em, tess, community, {
      ...{ condoUnit: '103', unit: units.empty, tenure: 'TENANT' },
    });
    makeOwner(em, units.unsold, { name: 'Tess Tenant', membership });
    await em.flush();
    const { id } = await publish();
    expect((await rows(id)).slice(2)).toEqual([
      [null, '103', 'UNIT', null],
      ['Tess Tenant', '103 P-13', 'UNIT', 'NO_EMAIL'],
    ]);
  });

  it('says of who owns a parking space alone that the desk has to ask for an address', async () => {
    const { em, community, publish, read, rows, units } = await setUp();
    const owner = makeOwner(em, units.unsold, { name: 'Pat Parker' });
    await em.flush();
    const { id, path } = await publish();
    const why = 'They don’t live here, and there’s no address for service on record.';
    expect((await rows(id)).slice(2)).toContainEqual(['Pat Parker', 'P-13', 'UNIT', 'NO_ADDRESS']);
    expect(await read(path)).toContain(why);
    const ofUnit = `/manage/${community.slug}/units/${units.unsold.id}`;
    expect(await read(ofUnit)).toContain(why);
    expect(await read(`${ofUnit}/owners/${owner.id}`)).toContain(why);
  });

  it('takes companies, estates and owners abroad as they are written', async () => {
    const { em, publish, read, units, as, rows } = await setUp();
    const owners = [
      ['2345678 Ontario inc.', '300 Slater Street\nOttawa ON K1P 6A6'],
      ['Estate of Rosa Xu', 'c/o Roy Law Office\n9 Rideau Street, Ottawa'],
      ['Lena Landlord', '4, rue de la Paix\n75002 Paris\nFRANCE'],
    ] as const;
    for (const [name, address] of owners) makeOwner(em, units.empty, { name, address });
    await em.flush();
    const { id, path } = await publish();
    expect((await rows(id)).slice(2).sort()).toEqual(
      owners.map(([name]) => [name, '103', 'MAIL', 'NO_EMAIL']),
    );
    const csv = await read(`${path}.csv`);
    const pdf = await app.send(`${path}.pdf`, { as });
    const words = pdfTexts(Buffer.from(await pdf.arrayBuffer())).map(({ text }) => text);
    for (const [name, address] of owners) {
      expect(csv).toContain(name);
      for (const line of address.split('\n')) expect(csv).toContain(line);
      expect(words.join(' ')).toContain(name);
    }
  });

  it.each([
    ['en', 'This is no legal advice', 'Legal notices go by mail to 12 Elm Street.', 'Asked for in'],
    [
      'fr',
      'Ceci n’est pas un avis juridique',
      'sont signifiés par la poste à 12 Elm',
      'demande écrite',
    ],
  ])('says it in the language %s', async (locale, noAdvice, way, because) => {
    const { em, publish, desk, units, nora, as } = await setUp();
    const givenOn = '2026-03-01';
    em.create(OwnerConsent, { owner: nora, answer: 'REFUSED', givenOn, way: 'LETTER' });
    await em.flush();
    const { path } = await publish();
    const headers = { 'Accept-Language': locale };
    const words = async (page: string) =>
      wordsOf(await (await app.send(page, { as, headers })).text());
    const main = (await words(`${desk}/service`)).split(noAdvice);
    expect(main).toHaveLength(2);
    const unit = `${desk}/units/${units.second.id}`;
    for (const page of [unit, `${unit}/owners/${nora.id}`]) {
      expect(await words(page)).toContain(way);
      expect(await words(page)).toContain(because);
    }
    expect(await words(path)).toContain(because);
    const pdf = await app.send(`${path}.pdf`, { as, headers });
    const printed = pdfTexts(Buffer.from(await pdf.arrayBuffer())).map(({ text }) => text);
    expect(printed.join(' ')).toContain(because);
  });

  it('says the same way and reason on the pages of the unit, the owner and the notice, and in the files', async () => {
    const { em, publish, read, desk, units, nora, ada, adas, as } = await setUp();
    em.create(OwnerConsent, {
      owner: nora,
      answer: 'REFUSED',
      givenOn: '2026-03-01',
      way: 'LETTER',
    });
    em.create(OwnerConsent, { owner: adas, answer: 'REFUSED', givenOn: '2026-03-01', way: 'HERE' });
    await em.flush();
    const { path } = await publish();
    const unit = wordsOf(await read(`${desk}/units/${units.second.id}`));
    expect(unit).toContain('Legal notices go by mail to 12 Elm Street. Asked for in writing.');
    expect(unit).toContain('Asked for notices on paper on March 1, 2026');
    const form = wordsOf(await read(`${desk}/units/${units.second.id}/owners/${nora.id}`));
    expect(form).toContain('Legal notices go by mail to 12 Elm Street. Asked for in writing.');
    const own = wordsOf(await read('/account/owner', await app.signIn(ada)));
    expect(own).toContain('Legal notices are delivered at the unit. Asked for in writing.');
    expect(wordsOf(await read(path))).toContain('Asked for in writing.');
    const pdf = await app.send(`${path}.pdf`, { as });
    const words = pdfTexts(Buffer.from(await pdf.arrayBuffer())).map(({ text }) => text);
    expect(words.join(' ')).toContain('Asked for in writing.');
  });

  it('follows the decision of the board, which the desk writes down with its day', async () => {
    const { desk, as, read, publish, rows, community } = await setUp();
    const path = `${desk}/service`;
    const page = await read(path);
    const send = (form: Record<string, string>) =>
      app.send(path, {
        as,
        form: { idempotencyKey: fieldValue(page, 'idempotencyKey'), ...form },
      });
    const missing = await send({ rule: 'AGREEMENT' });
    expect(missing.status).toBe(400);
    expect(await missing.text()).toContain('Enter the date of the decision or by-law');
    // A day beside the option that has none is asked about, never dropped.
    const both = await send({ rule: 'PAPER', decidedOn: '2026-01-05' });
    expect(both.status).toBe(400);
    const { id, path: service } = await publish();
    expect((await send({ rule: 'AGREEMENT', decidedOn: '2026-01-05' })).status).toBe(303);
    expect(await app.em().findOneOrFail(Community, { id: community.id })).toMatchObject({
      serviceRule: 'AGREEMENT',
      serviceDecidedOn: '2026-01-05',
    });
    await app.send(service, { as, form: { intent: 'refresh' } });
    expect((await rows(id)).map(([name, , way, reason]) => [name, way, reason])).toEqual([
      ['Ada Account', 'UNIT', 'NO_AGREEMENT'],
      ['Nora Noaccount', 'MAIL', 'NO_AGREEMENT'],
      [null, 'UNIT', null],
    ]);
    const log = wordsOf(await read('/moderation/log'));
    expect(log).toContain('Legal notices: A by-law limits service by email to owners who agreed.');
  });

  it('moves an owner to paper whose email comes back, by itself or as the desk says, until the record has another', async () => {
    const { publish, rows, read, as, nora, ada, desk, units } = await setUp();
    const { id, path } = await publish();
    await app.runDueJobs();
    const served = await app.em().findOneOrFail(NoticeService, { notice: id, owner: nora.id });
    const cameBack = (day: string) =>
      app.send(path, { as, form: { intent: 'cameBack', service: served.id, day } });
    expect((await cameBack('2999-01-01')).status).toBe(400);
    expect((await cameBack(cityToday())).status).toBe(303);
    expect((await cameBack(cityToday())).status).toBe(409);
    // A mistake is taken back, and recorded again.
    const through = () =>
      app.send(path, { as, form: { intent: 'cameThrough', service: served.id } });
    expect(wordsOf(await read(path))).toContain('It didn’t come back');
    expect((await through()).status).toBe(303);
    expect((await through()).status).toBe(409);
    expect((await app.em().findOneOrFail(Owner, { id: nora.id })).returnedEmail).toBeNull();
    expect((await cameBack(cityToday())).status).toBe(303);
    const page = wordsOf(await read(path));
    expect(page).toContain('The email came back, so this owner has to be served on paper.');
    const owner = `${desk}/units/${units.second.id}/owners/${nora.id}`;
    expect(wordsOf(await read(owner))).toContain('Email to the address on record comes back.');
    // The next notice goes on paper from the start; an address that bounced by itself does the same.
    await app.em().insert(SuppressedAddress, {
      address: ada.email,
      reason: 'BOUNCED',
      createdAt: new Date(),
    });
    const second = await publish();
    expect((await rows(second.id)).map(([name, , way, reason]) => [name, way, reason])).toEqual([
      ['Ada Account', 'UNIT', 'CAME_BACK'],
      ['Nora Noaccount', 'MAIL', 'CAME_BACK'],
      [null, 'UNIT', null],
    ]);
    const form = {
      name: 'Nora Noaccount',
      email: `new.${crypto.randomUUID()}@mail.example`,
      address: '12 Elm Street',
      version: '1',
    };
    expect((await app.send(owner, { as, form })).status).toBe(303);
    await app.send(second.path, { as, form: { intent: 'refresh' } });
    expect((await rows(second.id))[1]).toEqual(['Nora Noaccount', '102', 'EMAIL', 'ON_RECORD']);
    // The first notice goes to the new address too, and serves her once the mail server took it.
    await app.send(path, { as, form: { intent: 'refresh' } });
    await app.runDueJobs();
    const csv = await read(`${path}.csv`);
    expect(post.to(form.email)).toHaveLength(2);
    expect(csv.split('\n').find((line) => line.includes('Nora'))).toContain('"Served"');
  });

  it('has an owner change their own address, and ask for paper, as of today', async () => {
    const { ada, adas, read } = await setUp();
    const hers = await app.signIn(ada);
    const path = `/account/owner/${adas.id}`;
    expect(wordsOf(await read(path, hers))).toContain(`Legal notices go by email to ${ada.email}`);
    const email = `ada.legal.${crypto.randomUUID()}@mail.example`;
    const form = { email, address: '', version: '1' };
    expect((await app.send(path, { as: hers, form })).status).toBe(303);
    expect(await app.em().findOneOrFail(Owner, { id: adas.id })).toMatchObject({
      email,
      emailSource: 'OWNER',
      emailOn: cityToday(),
    });
    const wrong = await app.send(path, {
      as: hers,
      form: { ...form, email: 'ada@', version: '2' },
    });
    expect(wrong.status).toBe(400);
    const paper = { ...form, answer: 'REFUSED', version: '2' };
    expect((await app.send(path, { as: hers, form: paper })).status).toBe(303);
    expect(wordsOf(await read('/account/owner', hers))).toContain('Asked for in writing.');
  });

  it('writes down what was handed over in person', async () => {
    const { publish, read, as, nora } = await setUp();
    const { id, path } = await publish();
    const row = await app.em().findOneOrFail(NoticeService, { notice: id, owner: nora.id });
    const form = {
      intent: 'handOver',
      way: 'HAND',
      owners: row.id,
      what: 'The notice with its package',
      handedOn: cityToday(),
      handedBy: 'Luc Bergeron',
    };
    expect((await app.send(path, { as, form })).status).toBe(303);
    expect(wordsOf(await read(path))).toContain('In person,');
  });

  it('lists the mortgagees who asked for the notice of a meeting, and for no other notice', async () => {
    const { publish, rows, read, as, desk, units, listed } = await setUp();
    const path = `${desk}/units/${units.second.id}/mortgagees/new`;
    const { email } = listed('', 'bank');
    const form = {
      intent: 'save',
      name: 'Rideau Trust',
      email,
      address: '50 O’Connor Street',
      askedOn: '2026-02-01',
    };
    const unreachable = await app.send(path, { as, form: { ...form, address: '' } });
    expect(unreachable.status).toBe(400);
    expect(await unreachable.text()).toContain('Enter the address for service');
    expect((await app.send(path, { as, form })).status).toBe(303);
    const bank = await app.em().findOneOrFail(Mortgagee, { unit: units.second.id });
    expect(wordsOf(await read(`${desk}/units/${units.second.id}`))).toContain('Rideau Trust');
    const { id } = await publish();
    expect(await rows(id)).toContainEqual(['Rideau Trust', '102', 'EMAIL', null]);
    const legal = await publish({ kind: 'STATUTORY' });
    expect((await rows(legal.id)).map(([name]) => name)).not.toContain('Rideau Trust');
    await app.runDueJobs();
    expect(post.to(email)[0]?.text).toContain('as a mortgagee');
    const edit = path.replace('new', bank.id);
    // An old page removes nothing that changed since.
    expect((await app.send(edit, { as, form: { ...form, version: '1' } })).status).toBe(303);
    const stale = await app.send(edit, { as, form: { intent: 'remove', version: '1' } });
    expect(stale.status).toBe(409);
    const removed = await app.send(edit, { as, form: { intent: 'remove', version: '2' } });
    expect(removed.status).toBe(303);
    expect((await app.send(edit, { as })).status).toBe(404);
    // A mortgagee who was never written down can't be removed.
    expect((await app.send(path, { as, form: { intent: 'remove' } })).status).toBe(404);
    const longAgo = await app.send(path, { as, form: { ...form, askedOn: '0000-01-01' } });
    expect(longAgo.status).toBe(400);
    expect(await longAgo.text()).toContain('like 2026-12-31');
  });

  it('sends the files of a notice along to an owner without an account', async () => {
    const { as, desk, community, nora, read } = await setUp();
    const form = await read(`${desk}/notices/new`);
    const response = await app.handle(
      multipart(`/manage/${community.slug}/notices/new`, {
        as,
        fields: [
          ['idempotencyKey', fieldValue(form, 'idempotencyKey')],
          ['kind', 'MEETING'],
          ['first', 'en'],
          ['en.title', 'Annual meeting'],
          ['en.content', 'The package is attached.'],
          ['mustBeServed', 'on'],
          ['intent', 'publish'],
          ['upload', new File(['%PDF-1.4\n1 0 obj\n'], 'package.pdf')],
        ],
      }),
    );
    expect(response.status, await response.clone().text()).toBe(303);
    await app.runDueJobs();
    const [sent] = post.to(nora.email ?? '');
    expect(sent?.text).toContain('1 file is attached to this email.');
    expect(sent?.raw).toContain('package.pdf');
  });
});

describe('two owners with one address', () => {
  it('are two on record, and one click says who of them has the account', async () => {
    const { em, as, desk, units, ada, adas, community, otherBoard } = await setUp();
    const spouse = makeOwner(em, units.home, { name: 'Abel Account' });
    await em.flush();
    const page = await (await app.send(`${desk}/units/${units.home.id}`, { as })).text();
    expect(wordsOf(page)).toContain('Has the account of Ada Account');
    const path = `${desk}/units/${units.home.id}/owners/${spouse.id}`;
    const membership = adas.membership?.id ?? '';
    const form = { intent: 'account', membership, version: '1' };
    const others = await app.send(path, { as: await app.signIn(otherBoard), form });
    expect(others.status).toBe(403);
    const unknown = { ...form, membership: crypto.randomUUID() };
    expect((await app.send(path, { as, form: unknown })).status).toBe(400);
    expect((await app.send(path, { as, form })).status).toBe(303);
    const owners = await app.em().find(Owner, { community, membership });
    expect(owners.map(({ id }) => id)).toEqual([spouse.id]);
    expect((await app.send(path, { as, form })).status).toBe(409);
    const hers = await app.signIn(ada);
    expect((await app.send(`/account/owner/${adas.id}`, { as: hers })).status).toBe(404);
    expect((await app.send(`/account/owner/${spouse.id}`, { as: hers })).status).toBe(200);
  });
});

describe('an invitation of somebody who is a member', () => {
  it('is no second account to choose from', async () => {
    const { em, as, desk, units, ada, community } = await setUp();
    em.create(UserCommunity, {
      ...{ community, condoUnit: '102', unit: units.second, state: 'INVITED', tenure: 'OWNER' },
      ...{ inviteeName: 'A. Account', inviteeEmail: ada.email },
    });
    em.create(UserCommunity, {
      ...{ community, condoUnit: '102', unit: units.second, state: 'INVITED', tenure: 'OWNER' },
      ...{ inviteeName: 'Ivy Invited', inviteeEmail: `ivy.${crypto.randomUUID()}@mail.example` },
    });
    await em.flush();
    const form = await (
      await app.send(`${desk}/units/${units.second.id}/owners/new`, { as })
    ).text();
    expect(form).toContain('Ivy Invited');
    expect(form).not.toContain('A. Account');
  });
});

describe('one owner with several units', () => {
  it('is asked about by name when another unit gets an owner, and takes it when the desk says so', async () => {
    const { as, desk, units, nora, community } = await setUp();
    const path = `${desk}/units/${units.unsold.id}/owners/new`;
    const asked = await app.send(path, { as, form: { name: 'nora noaccount' } });
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain('is already on record as an owner. Is this the same person?');
    expect(html).toContain('Yes: Nora Noaccount, 102');
    const pick = new URLSearchParams({ sameAs: nora.id }).toString();
    const same = await app.send(path, { as, form: { name: 'nora noaccount', __pick__: pick } });
    expect(same.status).toBe(303);
    expect(await app.em().count(Owner, { community, name: 'Nora Noaccount' })).toBe(1);
    expect(await app.em().count(Ownership, { owner: nora.id })).toBe(2);
    const other = new URLSearchParams({ sameAs: 'new' }).toString();
    const someone = { name: 'Nora Noaccount', __pick__: other };
    expect((await app.send(path, { as, form: someone })).status).toBe(303);
    expect(await app.em().count(Owner, { community, name: 'Nora Noaccount' })).toBe(2);
    // Somebody on record in another community is nobody here.
    const foreign = new URLSearchParams({ sameAs: crypto.randomUUID() }).toString();
    const refused = await app.send(path, {
      as,
      form: { name: 'Nora Noaccount', __pick__: foreign },
    });
    expect(refused.status).toBe(404);
  });
});

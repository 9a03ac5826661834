import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Community,
  NeighbourLetter,
  OneTimeLink,
  ServiceRequest,
  Unit,
  UnitCode,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import {
  mailedLinkPath,
  makeMailedLink,
  makeShownLink,
} from '#app/features/accounts/links/one-time-link.server.ts';
import { askToConfirm } from '#app/features/accounts/login/address/address-changes.server.ts';
import { bounceAddress, bounceKey } from '#app/features/mail/bounces/bounces.server.ts';
import { unsubscribeAddress } from '#app/features/mail/choices/unsubscribe.server.ts';
import { letterPath } from '#app/features/posts/neighbours/letter-link.server.ts';
import { linkOf } from '#app/features/residency/memberships/invitations/secret.server.ts';
import { disableAccount, enableAccount } from '#app/features/residency/people/operator.server.ts';
import { codeOf, writeCode } from '#app/features/residency/units/codes/code.server.ts';
import { renewCodes } from '#app/features/residency/units/codes/renew.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { env } from '#app/lib/env.server.ts';
import { secretAddresses } from '#app/lib/http/secret-addresses.server.ts';
import { secretKinds, secretsOfCookies, type Ending } from '#app/lib/http/secret-kinds.ts';
import type { LinkPurpose } from '#db/enums.ts';
import { testApp, type Em } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { startProvider } from '#tests/setup/identity-provider.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { cookiesOf } from '#tests/setup/second-steps.ts';

const provider = await startProvider();
const app = testApp({ identityProvider: { ...provider, name: 'Hudson ID' } });
afterAll(() => provider.close());
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const past = new Date(Date.now() - 60_000);
const longAgo = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000);
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

let world: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  world = await setUp();
});

/** A building with everything that has secret addresses, and cookies of those who make and end them. */
async function setUp() {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  const { community, board, resident } = hood;
  Object.assign(community, { takesBookings: true, takesRequests: true, joinPolicy: 'APPROVAL' });
  const unit = em.create(Unit, { community, label: '305', key: '305' });
  const request = em.create(ServiceRequest, {
    ...{ community, number: 1, ref: 'ZZ-1', author: resident },
    ...{ unitLabel: '305', category: 'WATER', text: 'The tap drips.' },
    ...{ createdAt: new Date(), waitingSince: new Date() },
  });
  const newcomer = makeUser(em, { name: 'Nora Newcomer' });
  await em.flush();
  const as = {
    board: await app.signIn(board),
    manager: await app.signIn(hood.manager),
    resident: await app.signIn(resident),
    newcomer: await app.signIn(newcomer),
    admin: await app.signIn(hood.admin),
  };
  return { ...hood, unit, request, newcomer, as, desk: `/manage/${community.slug}` };
}

const tx = <Result>(work: (em: Em) => Promise<Result>) => inTransaction(app.em(), work);

async function done(answer: Promise<Response>): Promise<void> {
  expect((await answer).status).toBe(303);
}

const resetLink = async (userId: string) =>
  pathOf(await tx((em) => makeShownLink(em, { userId, purpose: 'RESET_PASSWORD' })));

/** Chooses a new password, as somebody who forgot theirs. */
const choosePassword = async ({ id }: User) =>
  done(app.send(await resetLink(id), { form: { newPassword: 'gr8-lantern-77' } }));

async function mailedLink(purpose: LinkPurpose, { id: userId, email }: User): Promise<string> {
  const id = randomUUID();
  await tx((em) => makeMailedLink(em, { id, userId, purpose, email }));
  return mailedLinkPath({ id, purpose });
}

/** Takes back a change of an address, with the link that the address before got. */
const undoAddress = async (user: User) =>
  done(app.send(await mailedLink('UNDO_EMAIL', user), { form: {} }));

const disable = ({ email }: User) => disableAccount(app.em(), email, { force: true });

/** Deletes an account for good, whose 30 days are over. */
async function deleteForGood(user: User): Promise<void> {
  const held = { name: user.name, phone: null, image: null, memberships: [] };
  await app.em().nativeUpdate(User, { id: user.id }, { deletionAskedAt: longAgo, held });
  await app.runDueJobs('delete-accounts');
}

const expireLinks = ({ id }: User) =>
  app.em().nativeUpdate(OneTimeLink, { user: id }, { expiresAt: past });

/** Every way in which somebody stops moderating the community. */
const losses = {
  right: async ({ id }: User) => {
    const form = { role: 'RESIDENT' };
    await done(app.send(`/admin/people/${id}`, { as: world.as.admin, form }));
  },
  membership: async ({ id }: User) => {
    const { community, desk, as } = world;
    const one = await app.em().findOneOrFail(UserCommunity, { user: id, community: community.id });
    const form = { change: 'set', when: 'now' };
    await done(app.send(`${desk}/people/${one.id}/end`, { as: as.manager, form }));
  },
  handover: async () => {
    const { neighbour, community, as } = world;
    const to = { successor: neighbour.email, communities: community.id };
    const form = { change: 'set', when: 'now', onDay: '', ...to };
    const page = await app.send('/manage/handover', { as: as.board, form });
    const found = fieldValue(await page.text(), 'found');
    const sent = { ...form, change: 'confirm', found };
    await done(app.send('/manage/handover', { as: as.board, form: sent }));
  },
  'new password': choosePassword,
  'account disabled': disable,
};

/** What opens an address, and what each of its endings takes. */
interface Opened {
  status: () => Promise<number>;
  ends: Partial<Record<Ending, () => Promise<unknown>>>;
}

const at = (path: string) => async () => (await app.send(path)).status;

/** Presses the button of a desk's page, and finds the address that the page has then. */
async function madeAt(page: string, form: Record<string, string>, found: RegExp): Promise<string> {
  await done(app.send(page, { as: world.as.board, form }));
  const html = await (await app.send(page, { as: world.as.board })).text();
  const [path] = found.exec(html) ?? [];
  if (!path) throw new Error(`no address at ${page}`);
  return path;
}

/** An address of a community that a board member made. */
async function ofBoard(
  page: string,
  { make, off, found }: { make: Record<string, string>; off: string; found: RegExp },
): Promise<Opened> {
  const path = await madeAt(page, make, found);
  const { board, as } = world;
  const ends = Object.entries(losses).map(([ending, lose]) => [ending, () => lose(board)]);
  return {
    status: at(path),
    ends: {
      ...(Object.fromEntries(ends) as Opened['ends']),
      newer: () => madeAt(page, make, found),
      'turned off': () => done(app.send(page, { as: as.manager, form: { intent: off } })),
    },
  };
}

/** A link to a password or about an address. */
const mailed = (path: string, user: User, ends: Opened['ends']): Opened => ({
  status: at(path),
  ends: {
    time: () => expireLinks(user),
    'address undone': () => undoAddress(user),
    'account disabled': () => disable(user),
    ...ends,
  },
});

const passwordLink = (path: string, user: User): Opened =>
  mailed(path, user, {
    use: () => done(app.send(path, { form: { newPassword: 'gr8-lantern-77' } })),
    'new password': () => choosePassword(user),
  });

async function codeNow(): Promise<string> {
  const unit = world.unit.id;
  const row = await app.em().findOneOrFail(UnitCode, { unit, revokedAt: null });
  return writeCode(codeOf({ unitId: unit, nonce: row.nonce, codeHash: row.codeHash }) ?? '');
}

const renewCode = () => {
  const { community, unit, board } = world;
  const of = { actor: { id: board.id, role: 'BOARD' as const }, communityId: community.id };
  return tx((em) => renewCodes(em, { ...of, unitIds: [unit.id] }));
};

/** Invites a member of the board, and returns the invitation. */
async function invite() {
  const { desk, as, community } = world;
  const form = { name: 'Ivy Invited', email: 'ivy@mail.example', role: 'BOARD', condoUnit: '' };
  await done(app.send(`${desk}/invitations`, { as: as.board, form }));
  const of = { community: community.id, inviteeEmail: form.email };
  const row = await app.em().findOneOrFail(UserCommunity, of);
  return { id: row.id, path: pathOf(linkOf(row) ?? '') };
}

const makers: Record<keyof typeof secretKinds, () => Promise<Opened>> = {
  firstPassword: async () => {
    const of = { userId: world.newcomer.id, purpose: 'WELCOME' as const };
    const newer = () => tx((em) => makeShownLink(em, of));
    const opened = passwordLink(pathOf(await newer()), world.newcomer);
    return { ...opened, ends: { ...opened.ends, newer } };
  },
  newPassword: async () => passwordLink(await resetLink(world.newcomer.id), world.newcomer),
  emailConfirmation: async () => {
    const { newcomer } = world;
    await app.em().nativeUpdate(User, { id: newcomer.id }, { isAuthenticated: false });
    const path = await mailedLink('CONFIRM_EMAIL', newcomer);
    return mailed(path, newcomer, {
      use: () => done(app.send(path, { form: {} })),
      newer: () => tx((em) => askToConfirm(em, { ...newcomer, language: 'en' })),
      'another address': () =>
        app.em().nativeUpdate(User, { id: newcomer.id }, { email: 'other@mail.example' }),
    });
  },
  emailUndo: async () => {
    const path = await mailedLink('UNDO_EMAIL', world.newcomer);
    return mailed(path, world.newcomer, { use: () => done(app.send(path, { form: {} })) });
  },
  neighbourMessage: async () => {
    const { neighbour, resident, community } = world;
    const em = app.em();
    const message = em.create(NeighbourLetter, {
      ...{ sender: neighbour.id, receiver: resident.id, community: community.id },
      ...{ postType: 'LISTING', postId: randomUUID(), words: 'Hello', digest: randomUUID() },
    });
    await em.flush();
    return {
      status: at(letterPath(message.id)),
      ends: {
        subject: async () => {
          await app.em().nativeUpdate(NeighbourLetter, { id: message.id }, { createdAt: longAgo });
          await app.runDueJobs('sweep-letters');
        },
        'account deleted': () => deleteForGood(resident),
      },
    };
  },
  workOrder: async () => {
    const page = `${world.desk}/requests/${world.request.ref}`;
    const make = { intent: 'order', letsIn: 'The concierge' };
    const opened = await ofBoard(page, { make, off: 'takeBack', found: /\/work\/[\w-]{24}/ });
    const form = { intent: 'change', state: 'DONE', version: '1' };
    const subject = () => done(app.send(page, { as: world.as.manager, form }));
    return { ...opened, ends: { ...opened.ends, subject } };
  },
  unsubscribing: () => {
    const { newcomer } = world;
    return Promise.resolve({
      status: at(pathOf(unsubscribeAddress(newcomer.id, 'NOTICES'))),
      ends: {
        'account disabled': () => disable(newcomer),
        'account deleted': () => deleteForGood(newcomer),
      },
    });
  },
  ownCalendar: async () => {
    const page = '/account/calendar';
    const { resident, as } = world;
    const press = (intent: string) => done(app.send(page, { as: as.resident, form: { intent } }));
    await press('make');
    const html = await (await app.send(page, { as: as.resident })).text();
    const [path = ''] = /\/calendar\/[\w-]+\.ics/.exec(html) ?? [];
    return {
      status: at(path),
      ends: {
        newer: () => press('renew'),
        'turned off': () => press('remove'),
        'new password': () => choosePassword(resident),
        'address undone': () => undoAddress(resident),
        'account disabled': () => disable(resident),
      },
    };
  },
  daySheet: async () => {
    const found = /\/day-sheet\/[\w-]+\.ics/;
    const buttons = { make: { intent: 'make' }, off: 'off', found };
    const opened = await ofBoard(`${world.desk}/bookings/feed`, buttons);
    const subject = () =>
      app.em().nativeUpdate(Community, { id: world.community.id }, { takesBookings: false });
    return { ...opened, ends: { ...opened.ends, subject } };
  },
  screen: () =>
    ofBoard(`${world.desk}/notices/screen`, {
      ...{ make: { intent: 'make' }, off: 'off', found: /\/screen\/[a-z0-9]{16}/ },
    }),
  bounces: () => {
    const path = pathOf(bounceAddress());
    const before = env().sessionSecret;
    const report = { events: [{ address: 'gone@mail.example', reason: 'BOUNCED' }] };
    const body = JSON.stringify(report);
    return Promise.resolve({
      status: async () => {
        const mac = createHmac('sha256', bounceKey()).update(body).digest('hex');
        const headers = { 'X-Signature': `sha256=${mac}` };
        const { status } = await app.send(path, { json: report, headers });
        env().sessionSecret = before;
        return status;
      },
      ends: {
        'new secret': () => {
          env().sessionSecret = 'another secret of the server, as long as the first';
          return Promise.resolve();
        },
      },
    });
  },
  signOn: async () => {
    const { resident } = world;
    const sent = await app.send('/login/sign-on');
    const claims = { sub: `s-${resident.id}`, email: resident.email, email_verified: true };
    const path = provider.letIn(sent.headers.get('Location') ?? '', claims);
    const as = cookiesOf(sent);
    /** A good answer carries somebody whom no account knows on to the login. */
    const use = async () => {
      const answer = await app.send(path, { as });
      return cookiesOf(answer).includes('sign-on-newcomer=') ? 200 : 410;
    };
    return {
      // To try it is to use it.
      status: use,
      ends: {
        use,
        time: () => {
          vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
          return Promise.resolve();
        },
      },
    };
  },
  unitCode: async () => {
    await renewCode();
    const code = await codeNow();
    const { unit, community, desk, as, resident } = world;
    await app
      .em()
      .nativeUpdate(
        UserCommunity,
        { user: resident.id, community: community.id },
        { unit: unit.id },
      );
    const form = { intent: 'check', code };
    return {
      status: async () => {
        const { status } = await app.send('/join', { form });
        return status === 400 ? 404 : status;
      },
      ends: {
        time: () => app.em().nativeUpdate(UnitCode, { unit: unit.id }, { expiresAt: past }),
        newer: renewCode,
        'turned off': () =>
          done(
            app.send(`${desk}/letters/${unit.id}`, { as: as.board, form: { intent: 'revoke' } }),
          ),
        membership: () => losses.membership(resident),
      },
    };
  },
  invitation: async () => {
    const { id, path } = await invite();
    const { desk, as, board } = world;
    const press = (intent: string) =>
      done(app.send(`${desk}/invitations/${id}`, { as: as.board, form: { intent } }));
    return {
      status: at(path),
      ends: {
        use: () => done(app.send(path, { as: as.newcomer, form: {} })),
        time: () => app.em().nativeUpdate(UserCommunity, { id }, { inviteExpiresAt: past }),
        newer: () => press('renew'),
        'turned off': () => press('cancel'),
        right: () => losses.right(board),
        membership: () => losses.membership(board),
        handover: () => losses.handover(),
      },
    };
  },
};

const kinds = Object.entries(secretKinds);
const cases = kinds.flatMap(([kind, { ends }]) =>
  ends.map((ending) => [kind as keyof typeof secretKinds, ending as Ending] as const),
);

describe('secret addresses (rules 17.1)', () => {
  it('are declared, each with whose it is, what it opens and what ends it', () => {
    const listed = secretAddresses.flatMap(({ route, query }) =>
      query ? query.map((name) => `${route}?${name}`) : [route],
    );
    const declared = kinds.flatMap(([, { addresses }]) => addresses);
    expect([...declared].sort()).toEqual([...listed].sort());
  });

  it('have no digest in the database that is not declared', async () => {
    const rows = await app
      .em()
      .getConnection()
      .execute<{ name: string }[]>(
        `select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and column_name ~ 'hash$' order by 1`,
      );
    const columns = kinds.flatMap(([, kind]) => ('column' in kind ? [kind.column] : []));
    const declared = new Set<string>([...columns, ...secretsOfCookies]);
    expect(rows.map(({ name }) => name)).toEqual([...declared].sort());
  });

  it.each(kinds.map(([kind]) => kind as keyof typeof secretKinds))(
    'that of %s opens, and has exactly the endings that are tried',
    async (kind) => {
      const { status, ends } = await makers[kind]();
      expect(Object.keys(ends).sort()).toEqual([...secretKinds[kind].ends].sort());
      expect(await status()).toBe(200);
    },
  );

  it.each(cases)('that of %s ends with: %s', async (kind, ending) => {
    const { status, ends } = await makers[kind]();
    // One that works once would be used up by looking.
    if (kind !== 'signOn') expect(await status()).toBe(200);
    await ends[ending]?.();
    expect([404, 410]).toContain(await status());
    vi.useRealTimers();
  });

  it('of a moderator are shown to that moderator alone, and say at the desk that they ended', async () => {
    const { desk, as, board, request } = world;
    const pages = [`${desk}/bookings/feed`, `${desk}/notices/screen`];
    const own = `${desk}/requests/${request.ref}`;
    for (const page of pages)
      await done(app.send(page, { as: as.board, form: { intent: 'make' } }));
    await done(app.send(own, { as: as.board, form: { intent: 'order', letsIn: '' } }));
    const secret = /\/(?:day-sheet|screen|work)\/[\w-]{16,}/;
    for (const page of [...pages, own]) {
      expect(await (await app.send(page, { as: as.board })).text(), page).toMatch(secret);
      const other = await (await app.send(page, { as: as.manager })).text();
      expect(other, page).not.toMatch(secret);
      expect(other, page).toContain(`${board.name} created this link`);
    }
    await losses.right(board);
    const first = await (await app.send(desk, { as: as.manager })).text();
    for (const page of pages) expect(first).toContain(`href="${page}"`);
    for (const page of [...pages, own]) {
      const after = await (await app.send(page, { as: as.manager })).text();
      expect(after, page).toContain('This link no longer works: the person who created it');
    }
  });

  it('of one’s own calendar has nothing of a community after its membership', async () => {
    const { resident, desk, as } = world;
    const { status } = await makers.ownCalendar();
    await enableAccount(app.em(), resident.email);
    await losses.membership(resident);
    expect(await status()).toBe(200);
    expect((await app.send(desk, { as: as.resident })).status).toBe(403);
  });
});

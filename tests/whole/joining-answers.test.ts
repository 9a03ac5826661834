import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Community, Unit, UserCommunity } from '#db/entities/index.ts';
import { makeMembership } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A resident who waits for the board of another community, which has a register. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { resident, elsewhere } = people;
  elsewhere.joinPolicy = 'APPROVAL';
  for (const label of ['909', '919']) em.create(Unit, { community: elsewhere, label, key: label });
  makeMembership(em, resident, elsewhere, {
    ...{ state: 'WAITING', condoUnit: '909', confirmedAt: null, isPrimary: false, position: 1 },
    claimedTenure: 'OWNER_ELSEWHERE',
  });
  await em.flush();
  const as = await app.signIn(resident);
  const settings = {
    ...{ name: resident.name, email: resident.email },
    ...{ 'communities[0].communityId': people.community.id, 'communities[0].condoUnit': '305' },
    ...{ 'communities[1].communityId': elsewhere.id, 'communities[1].condoUnit': '909' },
  };
  return { em, ...people, as, settings };
}

const chosen = (html: string, value: string) =>
  html.includes(`<option value="${value}" selected="">`);

describe('Account Settings keeps what somebody said that they are (rules 6.9)', () => {
  const claimed = async ({ id }: { id: string }, community: { id: string }) =>
    (await app.em().findOneOrFail(UserCommunity, { user: id, community: community.id }))
      .claimedTenure;

  it('while the board has not answered, also when something else is saved', async () => {
    const { as, settings, resident, elsewhere } = await setUp();
    const page = await (await app.send('/account/settings', { as })).text();
    expect(chosen(page, 'OWNER_ELSEWHERE')).toBe(true);
    const renamed = { ...settings, name: 'Rita Renamed' };
    expect((await app.send('/account/settings', { as, form: renamed })).status).toBe(303);
    expect(await claimed(resident, elsewhere)).toBe('OWNER_ELSEWHERE');
    const changed = { ...settings, 'communities[1].tenure': 'TENANT' };
    expect((await app.send('/account/settings', { as, form: changed })).status).toBe(303);
    expect(await claimed(resident, elsewhere)).toBe('TENANT');
    const moved = {
      ...changed,
      'communities[1].condoUnit': '919',
      'communities[1].tenure': 'OWNER',
    };
    expect((await app.send('/account/settings', { as, form: moved })).status).toBe(303);
    expect(await claimed(resident, elsewhere)).toBe('OWNER');
  });

  it('and a form that is refused has it still', async () => {
    const { as, settings } = await setUp();
    const form = { ...settings, name: '', 'communities[1].tenure': 'TENANT' };
    const refused = await app.send('/account/settings', { as, form });
    expect(refused.status).toBe(400);
    expect(chosen(await refused.text(), 'TENANT')).toBe(true);
  });
});

describe('a wrong code and a unit that the register lacks (rules 16.4)', () => {
  const box = (index: number) => `type="radio" name="communities[${index}].asked" value="99"/>`;

  it('are both said by Register', async () => {
    const { elsewhere } = await setUp();
    const form = {
      ...{ name: 'Nina New', email: `nina.${randomUUID().slice(0, 8)}@mail.example` },
      ...{ password: 'quiet river 9', 'communities[0].communityId': elsewhere.id },
      ...{ 'communities[0].condoUnit': '99', 'communities[0].code': 'AAAAA-AAAAA' },
    };
    for (const wrong of [form, { ...form, email: '' }]) {
      const asked = await app.send('/register', { form: wrong });
      expect(asked.status).toBe(400);
      const page = await asked.text();
      expect(page).toContain('Did you mean 909 or 919?');
      expect(page).toContain(box(0));
      expect(page).toMatch(/id="[\w-]*communities-0-code-error"/);
    }
    const sure = { ...form, 'communities[0].asked': '99', 'communities[0].questioned': '99' };
    const answered = await (await app.send('/register', { form: sure })).text();
    expect(answered).not.toContain('Did you mean');
    expect(answered).toMatch(/id="[\w-]*communities-0-code-error"/);
  });

  it('come with the hint at the code that is true of the community', async () => {
    const hints = {
      CODE: 'With the code from your letter you can join right away. Without it, you’ll need the board’s approval.',
      APPROVAL:
        'With a code you can join right away, unless your unit is full. Without one, you’ll need',
      OPEN: 'You can join right away, so you don’t need a code.',
    };
    const { elsewhere } = await setUp();
    for (const joinPolicy of ['CODE', 'APPROVAL', 'OPEN'] as const) {
      await app.em().nativeUpdate(Community, { id: elsewhere.id }, { joinPolicy });
      const form = {
        ...{ name: '', email: '', 'communities[0].communityId': elsewhere.id },
        ...{ 'communities[0].condoUnit': '909', 'communities[0].code': '' },
      };
      const page = await (await app.send('/register', { form })).text();
      const shown = Object.entries(hints).filter(([, words]) => page.includes(words));
      expect(shown.map(([policy]) => policy)).toEqual([joinPolicy]);
      const [input] = /<input[^>]*name="communities\[0\]\.code"[^>]*>/.exec(page) ?? [];
      const [, hint] = /aria-describedby="([^" ]+)/.exec(input ?? '') ?? [];
      expect(page).toContain(`id="${hint}"`);
    }
  });

  it('are both said by Account Settings', async () => {
    const { as, settings } = await setUp();
    const form = {
      ...settings,
      ...{ 'communities[1].condoUnit': '99', 'communities[1].code': 'AAAAA-AAAAA' },
    };
    const page = await (await app.send('/account/settings', { as, form })).text();
    expect(page).toContain('Did you mean 909 or 919?');
    expect(page).toContain(box(1));
    expect(page).toMatch(/id="[\w-]*communities-1-code-error"/);
  });
});

it('home says what a second request leaves open (rules 6.2)', async () => {
  const { as, em, resident, community } = await setUp();
  const read = async () => (await app.send('/', { as })).text();
  expect(await read()).toContain('Nothing changes where you’re already a member.');
  await em.nativeDelete(UserCommunity, { user: resident.id, community: community.id });
  const alone = await read();
  expect(alone).toContain('you can read the city’s events, articles and newsletters.');
  expect(alone).not.toContain('already a member');
});

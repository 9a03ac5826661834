import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { Attack, attackers } from '#tests/setup/attack.ts';
import { inDrill } from '#tests/setup/drills.ts';
import { killLeftovers } from '#tests/setup/spawn.ts';

vi.setConfig({ testTimeout: 3_600_000 });
afterEach(killLeftovers);

/** In a full drill the most that a building may have: 4,900 units, 9,700 people in a list, and all made of them. */
const floors = inDrill(12, 49);
const unitsOfFloor = 99;

async function largeBuilding(attack: Attack, cookie: string): Promise<void> {
  const desk = '/manage/clarence-court';
  const form = async (path: string, fields: Record<string, string>) =>
    attack.send(`large: POST ${path}`, path, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ idempotencyKey: randomUUID(), ...fields }),
    });
  const get = (path: string) => attack.send(`large: GET ${path}`, path, { headers: { cookie } });
  const ranges = Array.from(
    { length: floors },
    (_, floor) => `${floor + 1}01-${floor + 1}99`,
  ).join();
  await form(`${desk}/units/add`, { step: 'preview', ranges });
  const list = Array.from(
    { length: floors * unitsOfFloor },
    (_, at) => 100 * (1 + Math.floor(at / unitsOfFloor)) + 1 + (at % unitsOfFloor),
  );
  await form(`${desk}/units/add`, { step: 'add', checked: list.join('\n') });
  await get(`${desk}/units`);
  await get(`${desk}/units.csv`);
  const rows = list.flatMap((unit) => [
    `${unit},Ann Lee ${unit},a${unit}@mail.example,613-555-0100,owner`,
    `${unit},Bob Roy ${unit},b${unit}@mail.example,613-555-0101,tenant`,
  ]);
  const body = new FormData();
  body.append('file', new File([`unit,name,email,phone,status\n${rows.join('\n')}`], 'list.csv'));
  const started = await attack.send('large: an import', `${desk}/people/import`, {
    ...{ method: 'POST', headers: { cookie }, body },
  });
  const list9 = started.headers.get('Location') ?? '';
  expect(list9).toContain('/people/import/');
  await get(list9);
  await form(list9, { intent: 'save', hasHead: 'yes' });
  await get(list9);
  await get(`${desk}/people`);
  await get(`${desk}/people.csv`);
  await form(`${desk}/letters`, { which: 'all' });
  await get(`${desk}/letters`);
  await get(`${desk}/letters.pdf?units=all`);
  await form(list9, { intent: 'undo' });
  await get('/moderation/log.csv');
  await get('/account/export.zip');
  await printed(attack, cookie, desk, 'The water is off until noon.');
  // Its slips would be thousands of pages in the large building.
  await printed(attack, cookie, '/manage/18-nepean', 'a'.repeat(10_000));
}

/** Publishes a notice, and fetches everything that can be printed of it. */
async function printed(attack: Attack, cookie: string, desk: string, text: string): Promise<void> {
  const sent = {
    ...{ kind: 'INFORMATION', audience: 'EVERYONE', placing: 'AUTO', intent: 'publish' },
    ...{ 'en.title': 'Water', 'en.content': text, 'fr.title': 'Eau', 'fr.content': text },
  };
  const what = `a notice of ${text.length} letters at ${desk}`;
  const body = new URLSearchParams({ idempotencyKey: randomUUID(), ...sent });
  const headers = { cookie };
  const reply = await attack.send(what, `${desk}/notices/new`, { method: 'POST', headers, body });
  const id = /[0-9a-f-]{36}/.exec(reply.headers.get('Location') ?? '')?.[0];
  expect(id).toBeDefined();
  for (const file of ['poster.pdf', 'slips.pdf', 'delivery.pdf', 'delivery.csv', 'delivery']) {
    await attack.send(`${file} of ${what}`, `${desk}/notices/${id}/${file}`, { headers });
  }
}

it('a large building, in a full drill of the greatest size, is set up, printed and saved without an error', async () => {
  const attack = await Attack.start();
  await largeBuilding(attack, await attack.cookieOf(attackers.admin));
  attack.report('A large building');
  expect(attack.failures).toEqual([]);
  await attack.stop();
});

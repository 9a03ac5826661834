import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { Attack, attackers } from '#tests/setup/attack.ts';
import { inDrill, isFullDrill } from '#tests/setup/drills.ts';
import { findForms, shapeOf, type FoundForm } from '#tests/setup/found-forms.ts';
import { killLeftovers } from '#tests/setup/spawn.ts';

vi.setConfig({ testTimeout: 3_600_000 });
afterEach(killLeftovers);

/** What texts of full size are made of: each is repeated until it is as long as it may be. */
const baits = {
  'blank lines': '\n',
  'one word': 'a',
  spaces: 'a ',
  dashes: '1-',
  'dashes with spaces': ' – ',
  quotes: '"',
  'quoted cells': '"a""b",',
  'combining marks': '\u0301',
  'one letter for eighteen': '\ufdfa',
  joiners: '\u0905\u200d',
  ranges: '1-5000,',
  emphasis: '**_[(',
  'list items': '- 1.\n',
  addresses: 'https://a.a/a@a.a,',
  'words of offices': 'admin board ',
  backslashes: '\\',
};

/** Everything with everything takes twenty minutes; otherwise each form gets one of them, the next one another. */
const baitsOfForm = inDrill(1, Object.keys(baits).length);
let formsBaited = 0;

/** The texts for one more form. */
function nextBaits(): [name: string, bait: string][] {
  const all = Object.entries(baits);
  const first = (baitsOfForm * formsBaited++) % all.length;
  return [...all, ...all].slice(first, first + baitsOfForm);
}

/** What a form may have in all, less what its other fields and names take. */
const fullBytes = 250_000;
const listBytes = 2_000_000;

const textOf = (bait: string, bytes: number) =>
  bait.repeat(Math.max(1, Math.floor(bytes / encodeURIComponent(bait).length)));

/** The lengths that the product's texts may have, the longest first. */
const longTexts = [10_000, 5000, 2000, 500];
const lineLength = 100;

/** What is typed into a field so that it may well be accepted. */
function usualText(type: string, bait: string, length: number): string {
  if (type === 'email') return 'somebody@mail.example';
  if (type === 'number') return '3';
  const most = type === 'textarea' ? length : lineLength;
  return bait.repeat(most).slice(0, most);
}

/** What a form is sent with: its limits overstepped in every field, and then texts as long as they may be. */
function fillings({ typed }: FoundForm, bait: string): Record<string, string>[] {
  const fields = [...typed];
  if (fields.length === 0) return [{}];
  const full = fields.map(([name]) => [name, textOf(bait, fullBytes / fields.length)]);
  const hasLong = [...typed.values()].includes('textarea');
  const usual = (hasLong ? longTexts : [lineLength]).map((length) =>
    fields.map(([name, type]) => [name, usualText(type, bait, length)]),
  );
  return [full, ...usual].map((entries) => Object.fromEntries(entries) as Record<string, string>);
}

async function fillIn(attack: Attack, who: string, cookie: string, form: FoundForm): Promise<void> {
  const [first = null, ...others] = form.buttons;
  for (const [index, [name, bait]] of nextBaits().entries()) {
    // What is typed is read in one way whichever button sends it, but for what is done with it.
    for (const button of index < 3 ? [first, ...others.slice(0, inDrill(1, 3))] : [first]) {
      for (const filling of fillings(form, bait)) {
        const fields: [string, string][] = [
          ...form.given.map(([field, value]): [string, string] =>
            field === 'idempotencyKey' ? [field, randomUUID()] : [field, value],
          ),
          ...Object.entries(filling),
          ...(button ? [button] : []),
        ];
        const what = `${who}: ${name} to ${shapeOf(form.action)}`;
        const status = await post(attack, what, cookie, form, fields, bait);
        // It was accepted: a shorter text has nothing new.
        if (status < 400) break;
      }
    }
    // A form without a text has nothing that varies.
    if (form.typed.size + form.files.length === 0) return;
  }
}

async function post(
  attack: Attack,
  what: string,
  cookie: string,
  { action, isMultipart, files }: FoundForm,
  fields: [string, string][],
  bait: string,
): Promise<number> {
  const headers = { cookie };
  if (!isMultipart) {
    const body = new URLSearchParams(fields);
    return (await attack.send(what, action, { method: 'POST', headers, body })).status;
  }
  let status = 0;
  for (const ending of files.length > 0 ? ['csv', 'pdf', 'jpg'] : ['']) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const head = ending === 'pdf' ? '%PDF-1.7\n' : ending === 'csv' ? 'unit,name\n1,a\n' : '';
    const most = /import/.test(action) ? listBytes : 190_000;
    const content = head + bait.repeat(Math.floor(most / Buffer.byteLength(bait)));
    for (const name of files) body.append(name, new File([content], `bait.${ending}`));
    ({ status } = await attack.send(what, action, { method: 'POST', headers, body }));
  }
  return status;
}

it('no form fails, whatever is sent with it', async () => {
  const attack = await Attack.start();
  let forms = 0;
  const filled = new Set<string>();
  for (const [who, email] of Object.entries(attackers)) {
    const cookie = await attack.cookieOf(email);
    const found = await findForms((path) =>
      attack.send(`GET ${shapeOf(path)}`, path, { headers: { cookie } }),
    );
    forms += found.length;
    for (const form of found) {
      // A form that several people find is read in one way for all of them: a full drill tries it as each.
      const key = `${shapeOf(form.action)} ${[...form.typed.keys(), ...form.files].sort().join()}`;
      if (!isFullDrill && filled.has(key)) continue;
      filled.add(key);
      await fillIn(attack, who, cookie, form);
    }
    attack.report(`${found.length} forms as ${who}`);
  }
  expect(forms).toBeGreaterThan(40);
  expect(attack.failures).toEqual([]);
  await attack.stop();
});

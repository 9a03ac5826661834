import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { loginTo } from '#tests/setup/drill.ts';
import { inDrill, recordDrill } from '#tests/setup/drills.ts';
import { readForms, type FoundForm } from '#tests/setup/found-forms.ts';
import { killLeftovers, usedFolder } from '#tests/setup/spawn.ts';
import { startWatchedServer, type Stall, type WatchedServer } from '#tests/setup/stalls.ts';

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

/** Everything with everything takes twenty minutes; otherwise each form gets a few of them, the next one others. */
const baitsOfForm = inDrill(4, Object.keys(baits).length);
let formsBaited = 0;

/** The texts for one more form. */
function nextBaits(): [name: string, bait: string][] {
  const all = Object.entries(baits);
  const first = (baitsOfForm * formsBaited++) % all.length;
  return [...all, ...all].slice(first, first + baitsOfForm);
}

const people = {
  visitor: null,
  resident: 'resident@demo.example',
  board: 'board@demo.example',
  admin: 'admin@demo.example',
};

/** What a form may have in all, less what its other fields and names take. */
const fullBytes = 250_000;
const listBytes = 2_000_000;

/** What these would do to the sweep itself: end its sessions, or nothing. */
const left = /^\/(logout|language|theme|lite)$/;

const isPage = (address: string) =>
  !/^\/(assets|photos|dev|api|fonts)\/|\.(pdf|csv|ics|xml|json|txt|webp)\b|[?&](after|before|from)=/.test(
    address,
  );

/** An address without what varies, so that each kind of page is visited a few times. */
const shapeOf = (address: string) =>
  address
    .split('#')[0]
    ?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/=[^&]*/g, '=')
    .replace(/\/(communities|manage|events|articles|newsletter)\/[^/?]+/, '/$1/:slug') ?? '';

/** What is counted of all that is sent. */
const tally = new Map<string, number>();
const stalls: (Stall & { what: string; took: number })[] = [];
const failures: string[] = [];
let requests = 0;

async function send(
  server: WatchedServer,
  what: string,
  path: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const sent = performance.now();
  const response = await fetchAs(server, path, init);
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  if (status >= 500) failures.push(`${status} ${what}`);
  await note(server, what, `${Math.floor(status / 100)}xx`, sent);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

/** Posts a body of which the server reads only a part; it may close the connection before all of it is sent. */
async function sendTooMuch(
  server: WatchedServer,
  what: string,
  path: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<void> {
  const sent = performance.now();
  const status = await fetchAs(server, path, { ...init, method: 'POST' }).then(
    (response) => response.arrayBuffer().then(() => response.status, closed),
    closed,
  );
  if (status && status >= 500) failures.push(`${status} ${what}`);
  await note(server, what, status ? `${Math.floor(status / 100)}xx` : 'closed', sent);
}

const closed = () => null;

async function note(server: WatchedServer, what: string, how: string, sent: number): Promise<void> {
  tally.set(how, (tally.get(how) ?? 0) + 1);
  const took = Math.round(performance.now() - sent);
  // Asks the server itself, which tells that it still answers.
  stalls.push({ ...(await server.longestStall()), what, took });
}

function fetchAs(
  server: WatchedServer,
  path: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  requests += 1;
  return fetch(server.origin + path, {
    redirect: 'manual',
    ...init,
    headers: {
      Origin: server.origin,
      'Sec-Fetch-Site': 'same-origin',
      // Limits for one client would refuse most of this unread.
      'X-Forwarded-For': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      ...init.headers,
    },
  });
}

/** Follows links as one person, and returns each kind of form that it finds once. */
async function formsFor(server: WatchedServer, cookie: string): Promise<FoundForm[]> {
  const seen = new Map<string, number>();
  const queue = ['/', '/account', '/manage', '/moderation', '/admin/people', '/register', '/login'];
  const forms = new Map<string, FoundForm>();
  for (const address of queue) {
    const shape = shapeOf(address);
    const times = seen.get(shape) ?? 0;
    if (times >= 2 || !isPage(address)) continue;
    seen.set(shape, times + 1);
    const page = await send(server, `GET ${shape}`, address, { headers: { cookie } });
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) continue;
    const found = readForms(address, await page.text());
    queue.push(...found.links);
    for (const form of found.forms) {
      if (left.test(form.action)) continue;
      const fields = [
        ...form.typed.keys(),
        ...form.files,
        ...form.given.map(([name]) => name),
      ].sort();
      const key = `${shapeOf(form.action)} ${fields.join()} ${JSON.stringify(form.buttons)}`;
      if (!forms.has(key)) forms.set(key, form);
    }
  }
  return [...forms.values()];
}

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

async function attack(
  server: WatchedServer,
  who: string,
  cookie: string,
  form: FoundForm,
): Promise<void> {
  const [first = null, ...others] = form.buttons;
  for (const [index, [name, bait]] of nextBaits().entries()) {
    // What is typed is read in one way whichever button sends it, but for what is done with it.
    for (const button of index < 3 ? [first, ...others.slice(0, 3)] : [first]) {
      for (const filling of fillings(form, bait)) {
        const fields: [string, string][] = [
          ...form.given.map(([field, value]): [string, string] =>
            field === 'idempotencyKey' ? [field, randomUUID()] : [field, value],
          ),
          ...Object.entries(filling),
          ...(button ? [button] : []),
        ];
        const what = `${who}: ${name} to ${shapeOf(form.action)}`;
        const status = await post(server, what, cookie, form, fields, bait);
        // It was accepted: a shorter text has nothing new.
        if (status < 400) break;
      }
    }
    // A form without a text has nothing that varies.
    if (form.typed.size + form.files.length === 0) return;
  }
}

async function post(
  server: WatchedServer,
  what: string,
  cookie: string,
  { action, isMultipart, files }: FoundForm,
  fields: [string, string][],
  bait: string,
): Promise<number> {
  const headers = { cookie };
  if (!isMultipart) {
    const body = new URLSearchParams(fields);
    return (await send(server, what, action, { method: 'POST', headers, body })).status;
  }
  let status = 0;
  for (const ending of files.length > 0 ? ['csv', 'pdf', 'jpg'] : ['']) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const head = ending === 'pdf' ? '%PDF-1.7\n' : ending === 'csv' ? 'unit,name\n1,a\n' : '';
    const most = /import/.test(action) ? listBytes : 190_000;
    const content = head + bait.repeat(Math.floor(most / Buffer.byteLength(bait)));
    for (const name of files) body.append(name, new File([content], `bait.${ending}`));
    ({ status } = await send(server, what, action, { method: 'POST', headers, body }));
  }
  return status;
}

/** The most that a building may have: 4,900 units, 9,000 people in a list, and everything made of them. */
async function largeBuilding(server: WatchedServer, cookie: string): Promise<void> {
  const desk = '/manage/clarence-court';
  const form = async (path: string, fields: Record<string, string>) =>
    send(server, `large: POST ${path}`, path, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ idempotencyKey: randomUUID(), ...fields }),
    });
  const get = (path: string) => send(server, `large: GET ${path}`, path, { headers: { cookie } });
  const units = Array.from({ length: 49 }, (_, floor) => `${floor + 1}01-${floor + 1}99`).join();
  await form(`${desk}/units/add`, { step: 'preview', ranges: units });
  const list = Array.from(
    { length: 4850 },
    (_, at) => 100 * (1 + Math.floor(at / 99)) + 1 + (at % 99),
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
  const started = await send(server, 'large: an import', `${desk}/people/import`, {
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
  await printed(server, cookie, desk, 'The water is off until noon.');
  // Its slips would be thirty thousand pages in the large building.
  await printed(server, cookie, '/manage/18-nepean', 'a'.repeat(10_000));
}

/** Prints what was sent, and the longest stalls. */
function report(about: string): void {
  stalls.sort((one, other) => other.worked - one.worked);
  const counts = [...tally].map(([family, count]) => `${count} ${family}`).sort();
  const long = stalls.filter(({ worked }) => worked > 250).length;
  console.log(`${about}, ${stalls.length} requests: ${counts.join(', ')}; over 250 ms: ${long}`);
  recordDrill(`hostile texts, ${about}`, {
    requests: stalls.length,
    'server errors': tally.get('5xx') ?? 0,
    'longest stall (ms)': stalls[0]?.worked ?? 0,
  });
  for (const { worked, still, what } of stalls.slice(0, 12)) {
    console.log(`  worked ${worked} ms, stood still ${still} ms: ${what}`);
  }
  stalls.sort((one, other) => other.took - one.took);
  for (const { took, what } of stalls.slice(0, 5)) console.log(`  took ${took} ms: ${what}`);
  tally.clear();
  stalls.length = 0;
}

const start = () => startWatchedServer({ DATA_DIR: usedFolder(), DEMO: '1', TRUSTED_PROXIES: '1' });

/** Publishes a notice, and fetches everything that can be printed of it. */
async function printed(
  server: WatchedServer,
  cookie: string,
  desk: string,
  text: string,
): Promise<void> {
  const sent = {
    ...{ kind: 'INFORMATION', audience: 'EVERYONE', placing: 'AUTO', intent: 'publish' },
    ...{ 'en.title': 'Water', 'en.content': text, 'fr.title': 'Eau', 'fr.content': text },
  };
  const what = `a notice of ${text.length} letters at ${desk}`;
  const body = new URLSearchParams({ idempotencyKey: randomUUID(), ...sent });
  const headers = { cookie };
  const reply = await send(server, what, `${desk}/notices/new`, { method: 'POST', headers, body });
  const id = /[0-9a-f-]{36}/.exec(reply.headers.get('Location') ?? '')?.[0];
  expect(id).toBeDefined();
  for (const file of ['poster.pdf', 'slips.pdf', 'delivery.pdf', 'delivery.csv', 'delivery']) {
    await send(server, `${file} of ${what}`, `${desk}/notices/${id}/${file}`, { headers });
  }
}

it('a building of the greatest size is set up, printed and saved without an error', async () => {
  const server = await start();
  await largeBuilding(server, await loginTo(server, people.admin));
  report('A large building');
  expect(failures).toEqual([]);
  await server.stop();
});

it('no form fails, whatever is sent with it', async () => {
  const server = await start();
  let forms = 0;
  for (const [who, email] of Object.entries(people)) {
    const cookie = email ? await loginTo(server, email) : '';
    const found = await formsFor(server, cookie);
    forms += found.length;
    for (const form of found) await attack(server, who, cookie, form);
    report(`${found.length} forms as ${who}`);
  }
  expect(forms).toBeGreaterThan(40);
  expect(failures).toEqual([]);
  await server.stop();
});

/** How much of a body is sent: what a post with photos may have, more than one of texts. */
const bodyBytes = 40 * 2 ** 20;

const partOf = (disposition: string, content: string) =>
  `--parts\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

/** Parts that a body of full size is made of. */
const multipartBaits = {
  'small texts': partOf('name="title"', 'é'),
  'texts without a letter': partOf('name="title"', ''),
  'files that nobody chose': partOf('name="photos"; filename=""', ''),
  'small files': partOf('name="photos"; filename="a.jpg"', 'a'),
  'long names': partOf(`name="${'a'.repeat(4000)}"`, 'a'),
  'long texts': partOf('name="description"', 'é'.repeat(200_000)),
};

it('no route stops for a multipart body of full size, whoever sends it', async () => {
  const server = await start();
  const hub = '/communities/hillsview-place';
  const paths = [
    ...[`${hub}/listings/new`, `${hub}/requests/new`, '/account/photo', '/login', '/register'],
    ...['notices/new', 'documents/new', 'people/import'].map(
      (at) => `/manage/hillsview-place/${at}`,
    ),
    ...['/api/uploads', '/api/listings', '/no/such/page'],
  ];
  for (const [who, email] of Object.entries(people)) {
    const cookie = email ? await loginTo(server, email) : '';
    for (const [name, part] of Object.entries(multipartBaits)) {
      const body = part.repeat(Math.floor(bodyBytes / Buffer.byteLength(part)));
      const headers = { cookie, 'Content-Type': 'multipart/form-data; boundary=parts' };
      for (const path of paths)
        await sendTooMuch(server, `${who}: ${name} to ${path}`, path, { headers, body });
    }
    report(`multipart bodies as ${who}`);
  }
  expect(failures).toEqual([]);
  await server.stop();
});

import { describe, expect, it } from 'vitest';
import { Listing } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const login = { email: 'nobody@mail.example', password: 'x' };

describe('the origin check', () => {
  const foreign: Record<string, Record<string, string>> = {
    'Sec-Fetch-Site of another site': { 'Sec-Fetch-Site': 'cross-site' },
    'Sec-Fetch-Site of a sibling': { 'Sec-Fetch-Site': 'same-site' },
    'a foreign Origin': { Origin: 'https://evil.example' },
  };
  for (const [name, headers] of Object.entries(foreign)) {
    it(`refuses ${name}, for forms and for JSON`, async () => {
      const form = await app.send('/login', { form: login, headers });
      const json = await app.send('/api/auth/login', { json: login, headers });
      expect(form.status).toBe(403);
      expect(json.status).toBe(403);
      expect(await json.json()).toEqual({
        message:
          'We didn’t accept what you sent, because it came from another site. Reload the page and try again.',
      });
    });
  }

  it('says what the operator has to change where the origin is hidden', async () => {
    const form = await app.send('/login', { form: login, headers: { Origin: 'null' } });
    expect(form.status).toBe(403);
    expect(await form.text()).toContain('must not set “Referrer-Policy: no-referrer”');
    const sent = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    expect((await app.send('/login', { form: login, headers: sent })).status).toBe(401);
  });

  it('applies to client-side navigations too', async () => {
    const response = await app.send('/login.data', {
      form: login,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });

  it('lets our own pages through, and programs that are not browsers', async () => {
    const own = await app.send('/api/auth/login', {
      json: login,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(own.status).toBe(401);
    const program = new Request('http://localhost:3000/api/auth/login', {
      method: 'POST',
      body: JSON.stringify(login),
      headers: { 'Content-Type': 'application/json' },
    });
    expect((await app.handle(program)).status).toBe(401);
  });

  it('keeps a listing from being posted by another site', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const response = await app.send(`/communities/${community.slug}/listings/new`, {
      as,
      form: { title: 'Planted', description: 'By another site' },
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    expect(await app.em().count(Listing, { community: community.id })).toBe(0);
  });
});

describe('the legacy ?_data= path', () => {
  it('is refused before any loader or action runs', async () => {
    const read = await app.send('/?_data=routes%2F_index');
    expect(read.status).toBe(400);
    const write = await app.send('/logout?_data=routes%2Flogout', { form: {} });
    expect(write.status).toBe(400);
  });
});

describe('the body limits', () => {
  it('refuses a body over 256 kB, whether its length is announced or not', async () => {
    const big = { ...login, password: 'x'.repeat(300 * 1024) };
    const json = await app.send('/api/auth/login', { json: big });
    expect(json.status).toBe(413);
    expect(await json.json()).toHaveProperty('message');
    const form = await app.send('/login', { form: big });
    expect(form.status).toBe(413);
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const request = new Request('http://localhost:3000/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect((await app.handle(request)).status).toBe(413);
  });

  it.each([
    ['an index over 99', { 'communities[1000000].condoUnit': '1' }],
    ['a long name', { ['x'.repeat(129)]: '1' }],
    ['deep nesting', { [`a${'[0]'.repeat(6)}`]: '1' }],
    [
      'more than 200 fields',
      Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}`, '1'])),
    ],
  ])('refuses %s in a form', async (_, form: Record<string, string>) => {
    const response = await app.send('/register', { form });
    expect(response.status).toBe(400);
  });
});

describe('an unknown intent', () => {
  it.each([
    ['nonsense', '{nonsense'],
    ['a giant path', '{"type":"update","payload":{"name":"communities[100000000].x","value":"a"}}'],
    ['a giant index', '{"type":"remove","payload":{"name":"communities","index":100000000}}'],
    [
      'a giant row',
      '{"type":"insert","payload":{"name":"communities[9999999]","defaultValue":{}}}',
    ],
    ['a reset', '{"type":"reset","payload":{"name":"communities[9999999]"}}'],
  ])('is refused: %s', async (_, intent) => {
    const response = await app.send('/register', { form: { __intent__: intent } });
    expect(response.status).toBe(400);
  });
});

describe('a refusal outside a page', () => {
  it('is a line of text, or JSON under /api, and never a server error', async () => {
    const pdf = await app.send('/newsletter-issues/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa/pdf');
    expect(pdf.status).toBe(404);
    expect(await pdf.text()).toBe('Newsletter not found');
    const legacy = await app.send('/api/communities?_data=x');
    expect(legacy.status).toBeGreaterThanOrEqual(400);
    expect(legacy.status).toBeLessThan(500);
  });
});

describe('a NUL character, which the database cannot hold', () => {
  it('is refused in addresses, forms and JSON', async () => {
    for (const path of ['/communities/a%00b', '/listings/%00', '/api/users/%00', '/?x=%00']) {
      expect((await app.send(path)).status, path).toBe(400);
    }
    const form = await app.send('/login', { form: { ...login, password: 'a\0b' } });
    expect(form.status).toBe(400);
    for (const odd of ['a\0b', '\ud800']) {
      const json = await app.send('/api/auth/login', { json: { ...login, password: odd } });
      expect(json.status).toBe(400);
    }
  });
});

describe('one context per request', () => {
  it('reads the session once, however many loaders run', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const before = app.queryCount();
    const response = await app.send(`/communities/${community.slug}`, { as });
    expect(response.status).toBe(200);
    await response.text();
    expect(app.queryCount() - before).toBeLessThanOrEqual(4);
  });
});

describe('the headers', () => {
  it('carry a policy with a nonce of its own on every page', async () => {
    const [one, other] = await Promise.all([app.send('/'), app.send('/')]);
    const policy = one.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toBe(other.headers.get('Content-Security-Policy'));
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const html = await one.text();
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/ style="/);
  });

  it.each(['/', '/nowhere', '/api/communities', '/api/nothing', '/communities/x.data'])(
    'protect %s',
    async (path) => {
      const { headers } = await app.send(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBeTruthy();
      expect(headers.get('Permissions-Policy')).toBeTruthy();
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    },
  );
});

describe('a reader’s preferences', () => {
  it('send no scripts with Save-Data or the Lite switch; the 404 page never has any', async () => {
    const saved = await app.send('/', { headers: { 'Save-Data': 'on' } });
    expect(await saved.text()).not.toContain('<script');
    const chosen = await app.send('/lite', { form: { lite: 'on', redirectTo: '/login' } });
    expect(chosen.headers.get('Location')).toBe('/login');
    const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const lite = await app.send('/', { headers: { Cookie: cookie } });
    expect(await lite.text()).not.toContain('<script');
    const missing = await app.send('/nowhere');
    expect(missing.status).toBe(404);
    expect(await missing.text()).not.toContain('<script');
  });

  it('set the theme in the HTML of the page', async () => {
    expect(await (await app.send('/')).text()).toContain('data-theme="dark"');
    const chosen = await app.send('/theme', { form: { theme: 'light', redirectTo: '/' } });
    expect(chosen.status).toBe(303);
    const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const page = await app.send('/', { headers: { Cookie: cookie } });
    expect(await page.text()).toContain('data-theme="light"');
  });
});

describe('a page that a visitor has opened before', () => {
  it('is answered 304 while it is unchanged, and keeps its content security policy', async () => {
    const first = await app.send('/newsletter/archives');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).not.toBe('');
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const headers = { 'If-None-Match': tag };
    const again = await app.send('/newsletter/archives', { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBeNull();
    const light = 'theme=' + Buffer.from('"light"').toString('base64');
    const inLight = await app.send('/newsletter/archives', { as: light, headers });
    expect(inLight.status).toBe(200);
  });

  it('has no ETag for somebody who is logged in, or on an error page', async () => {
    const em = app.em();
    const { resident } = await makeNeighbourhood(em);
    const page = await app.send('/', { as: await app.signIn(resident) });
    expect(page.headers.get('ETag')).toBeNull();
    const home = (await app.send('/')).headers.get('ETag');
    expect(home).toMatch(/^W\//);
    expect((await app.send('/')).headers.get('ETag')).toBe(home);
    expect((await app.send('/nowhere-at-all')).headers.get('ETag')).toBeNull();
  });
});

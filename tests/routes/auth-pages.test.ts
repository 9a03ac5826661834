import { describe, expect, it } from 'vitest';
import { Session } from '#db/entities/index.ts';
import { makeCommunity, makeUser } from '#db/factories/index.ts';
import { demoAccounts, demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { env } from '#app/lib/env.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();

describe('the demo accounts (rules 6.1)', () => {
  it('fill in the login form, log nobody in, and keep what the page carries', async () => {
    const form = { demo: 'board', redirectTo: '/events', draft: 'e30' };
    // Opens the database, which a demo would fill with its city.
    await app.send('/api/communities');
    try {
      Object.assign(env(), { demo: true });
      for (const path of ['/login', '/register']) {
        const html = await (await app.send(`${path}?redirectTo=%2Fevents`)).text();
        for (const { key, email } of demoAccounts) {
          expect(html).toMatch(new RegExp(`<button name="demo" value="${key}"`));
          expect(html).toContain(email);
        }
        expect(html, 'nothing is filled in by opening it').not.toContain('value="board@');
      }
      const filled = await app.send('/login', { form });
      expect(filled.status).toBe(200);
      expect(filled.headers.get('Set-Cookie')).toBeNull();
      const html = await filled.text();
      for (const value of ['board@demo.example', demoPassword, '/events', 'e30']) {
        expect(html).toContain(`value="${value}"`);
      }
      expect((await app.send('/login', { form: { demo: 'nobody' } })).status).toBe(400);
    } finally {
      Object.assign(env(), { demo: false });
    }
    const refused = await app.send('/login', { form: { demo: 'board' } });
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain(demoPassword);
    expect(await app.em().count(Session)).toBe(0);
  });
});

describe('a database that was a demo', () => {
  it('lets nobody in by the public password, except in a demo', async () => {
    const em = app.em();
    makeUser(em, { email: 'outsider@demo.example', password: await hashPassword(demoPassword) });
    makeUser(em, { email: 'ada@mail.example', password: await hashPassword(demoPassword) });
    await em.flush();
    const logIn = async (email: string) =>
      (await app.send('/api/auth/login', { json: { email, password: demoPassword } })).status;
    expect(await logIn('outsider@demo.example')).toBe(401);
    expect(await logIn(' Outsider@Demo.Example')).toBe(401);
    expect(await logIn('ada@mail.example'), 'of somebody else').toBe(200);
    try {
      Object.assign(env(), { demo: true });
      expect(await logIn('outsider@demo.example')).toBe(200);
    } finally {
      Object.assign(env(), { demo: false });
    }
  });
});

describe('the registration form (rules 6.1)', () => {
  it('asks where somebody lives before who they are, and lists errors in that order', async () => {
    const em = app.em();
    const community = makeCommunity(em, { name: 'Maple Court' });
    await em.flush();
    const inOrder = [
      'Where you live',
      'Code from your letter',
      'About you',
      'Full name',
      'Password',
    ];
    const opened = await (await app.send('/register')).text();
    const places = inOrder.map((words) => opened.indexOf(`>${words}<`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    const form = {
      name: '',
      email: 'imani',
      password: 'six',
      'communities[0].communityId': community.id,
    };
    const refused = await app.send('/register', { form });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    const summary = [...html.matchAll(/<li><a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(summary).toEqual([
      'register-communities-0-condoUnit',
      'register-name',
      'register-email',
      'register-password',
    ]);
    expect(html).toContain('value="imani"');
    expect(html).toContain(`value="${community.id}" selected`);
  });
});

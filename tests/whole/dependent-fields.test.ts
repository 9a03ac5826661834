import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { User } from '#db/entities/index.ts';
import { seedDemo } from '#db/seed.ts';
import { demoAccounts } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { env } from '#app/lib/env.server.ts';
import { pickField, type Choice } from '#app/lib/forms/choice.ts';
import { testApp } from '#tests/setup/app.ts';
import { findForms, shapeOf, type FoundForm } from '#tests/setup/found-forms.ts';

const app = testApp();

beforeAll(() =>
  seedDemo(app.em(), {
    filesDir: env().dataDir,
    hashPassword: () => Promise.resolve('nobody logs in with it'),
  }),
);

/** What somebody would type into a field of this type; anything else gets the number of a floor. */
const typed: Record<string, string> = { date: '2027-03-01', checkbox: 'yes' };

/** Every choice that a form declares. */
const declared = (
  await Promise.all(
    globSync('app/features/**/choices.ts').map(
      (path) => import(/* @vite-ignore */ resolve(path)) as Promise<Record<string, Choice>>,
    ),
  )
).flatMap((file) => Object.values(file));

it('every form asks which was meant, for each dependent field beside each other option', async () => {
  const asked = new Set<string>();
  const board = demoAccounts.find(({ key }) => key === 'board');
  const as = await app.signIn(await app.em().findOneOrFail(User, { email: board?.email }));
  const send = ({ action, given, buttons, typed: fields }: FoundForm, set: [string, string][]) => {
    const empty = [...fields.keys()].map((name): [string, string] => [name, '']);
    const values = new Map([...empty, ...given, ...(buttons[0] ? [buttons[0]] : []), ...set]);
    return app.send(action, { as, form: new URLSearchParams([...values]) });
  };
  const get = (path: string) => app.send(path, { as });
  // The desk's pages, and those of a hub on which somebody writes.
  const forms = [
    ...(await findForms(get, '/manage')),
    ...(await findForms(get, '/communities/hillsview-place/listings/new')),
    ...(await findForms(get, '/communities/hillsview-place/activities/new')),
    ...(await findForms(get, '/communities/hillsview-place/requests/new')),
  ];
  for (const form of forms) {
    for (const [field, { choice, options, type }] of form.dependent) {
      const isDeclared = (option: string) =>
        declared.some((one) => one.name === choice && one.fields[field] && option in one.options);
      const others = (form.options.get(choice) ?? []).filter(
        (option) => !options.includes(option) && isDeclared(option),
      );
      expect(others.length, `${choice} at ${form.page}`).toBeGreaterThan(0);
      for (const option of others) {
        const reply = await send(form, [
          [choice, option],
          [field, typed[type] ?? '7'],
        ]);
        const about = `${field} beside ${choice}=${option} at ${shapeOf(form.action)}`;
        expect(reply.status, about).toBe(400);
        const isAsked = (await reply.text()).includes(`name="${pickField}"`);
        expect(isAsked, about).toBe(true);
      }
      asked.add(`${choice} ${field}`);
    }
  }
  // A box to select has no text that could select an option while it is typed.
  const all = declared.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { isBox }]) => (isBox ? [] : [`${name} ${field}`])),
  );
  expect([...asked].sort()).toEqual([...new Set(all)].sort());
});

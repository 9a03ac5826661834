import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { translateKey } from '#app/messages/catalogue.server.ts';
import { fromField, pickField, shownFieldOf, type Choice } from './choice.ts';
import { applyPick, choicesOf, openQuestions, withChoices } from './choices.server.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const choice: Choice = {
  name: 'which',
  options: { all: 'letters.whichNames.all', these: 'letters.choices.these' },
  fields: { units: { label: 'letters.these', options: ['these'] } },
};

it('what was typed for another option is a question, and each answer is a form without one', () => {
  const typed = formOf({ which: 'all', units: '3C', intent: 'publish' });
  const { units } = openQuestions(typed, [choice], 'en');
  expect(units?.text).toBe('You wrote “3C” under “Units” but chose “All units”. Which is it?');
  const answers = (units?.picks ?? []).map(({ value }) => {
    const form = formOf({ which: 'all', units: '3C', [pickField]: value });
    applyPick(form);
    expect(openQuestions(form, [choice], 'en')).toEqual({});
    return Object.fromEntries(form);
  });
  expect(answers).toEqual([
    { which: 'these', units: '3C', intent: 'publish' },
    { which: 'all', units: '', intent: 'publish' },
  ]);
  const again = formOf({ which: 'all', units: '3C', [pickField]: units?.again ?? '' });
  applyPick(again);
  expect(again.has(pickField)).toBe(false);
  expect(Object.keys(openQuestions(again, [choice], 'en'))).toEqual(['units']);
});

it('a button of one entry takes the text that belongs to its entry', () => {
  const fields = { 'why.a': 'Too blurry.', 'why.b': 'Sold.' };
  const pick = new URLSearchParams({ id: 'b', [fromField('reason')]: 'why.b' });
  const form = formOf({ ...fields, [pickField]: pick.toString() });
  applyPick(form);
  expect(Object.fromEntries(form)).toEqual({ ...fields, id: 'b', reason: 'Sold.' });
  const none = formOf({ reason: 'Mine.', [pickField]: `${fromField('reason')}=nothing` });
  applyPick(none);
  expect(Object.fromEntries(none)).toEqual({ reason: '' });
});

it('a day is quoted as a person writes it', () => {
  const typed = formOf({ which: 'all', units: '2026-12-02' });
  expect(openQuestions(typed, [choice], 'en').units?.text).toContain('“December\u00a02, 2026”');
});

it('nothing is asked of what is empty, counts, was there before or is refused anyway', () => {
  const asked = (fields: Record<string, string>) =>
    Object.keys(openQuestions(formOf(fields), [choice], 'en'));
  expect(asked({ which: 'all', units: ' \u200b ' })).toEqual([]);
  expect(asked({ which: 'these', units: '3C' })).toEqual([]);
  expect(asked({ which: 'all', units: '3C', [shownFieldOf('units')]: '3C' })).toEqual([]);
  expect(asked({ which: 'all', units: '3D', [shownFieldOf('units')]: '3C' })).toEqual(['units']);
  expect(asked({ which: 'nonsense', units: '3C' })).toEqual([]);
  expect(asked({ units: '3C' })).toEqual([]);
});

it('a long text is quoted in part, and a schema without choices has none', () => {
  const long = formOf({ which: 'all', units: 'x'.repeat(500) });
  expect(openQuestions(long, [choice], 'en').units?.text.length).toBeLessThan(160);
  const schema = z.object({});
  expect(choicesOf(schema)).toEqual([]);
  expect(choicesOf(withChoices(schema, choice))).toEqual([choice]);
});

const root = resolve(import.meta.dirname, '../../..');
const sourceOf = (path: string) => readFileSync(resolve(root, path), 'utf8');
const choiceFiles = globSync('app/features/**/choices.ts', { cwd: root }).sort();

it.each(choiceFiles)(
  'each field of %s is asked about under each option that drops it',
  async (path) => {
    const declared = Object.entries(
      (await import(/* @vite-ignore */ resolve(root, path))) as Record<string, Choice>,
    );
    const folder = path.replace(/\/choices\.ts$/, '');
    const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map(sourceOf).join('\n');
    expect(declared.length).toBeGreaterThan(0);
    for (const [name, one] of declared) {
      // A choice that no schema has protects nothing.
      expect(sources).toMatch(new RegExp(`withChoices\\([^;]*\\b${name}\\b`));
      for (const [field, { label, options, isBox }] of Object.entries(one.fields)) {
        if (!isBox) expect(sources, field).toMatch(new RegExp(`fieldOf\\(${name},`));
        const others = Object.keys(one.options).filter((option) => !options.includes(option));
        expect(others.length, field).toBeGreaterThan(0);
        for (const option of others) {
          for (const locale of ['en', 'fr'] as const) {
            const form = formOf({ [one.name]: option, [field]: 'typed' });
            const asked = openQuestions(form, [one], locale);
            expect(Object.keys(asked), `${field} under ${option}`).toEqual([field]);
            expect(asked[field]?.text).toContain(translateKey(locale, label));
            expect(JSON.stringify(asked)).not.toMatch(/[{}][a-z]+\.[a-z]|undefined/i);
            for (const key of [label, ...Object.values(one.options)]) {
              expect(translateKey(locale, key)).not.toBe(key);
            }
          }
        }
        for (const option of options) {
          expect(Object.keys(one.options)).toContain(option);
          const form = formOf({ [one.name]: option, [field]: 'typed' });
          expect(openQuestions(form, [one], 'en')).toEqual({});
        }
      }
    }
  },
);

/** Buttons, hidden values and languages, which no field of a form belongs to. */
const noChoices = [
  ...['intent', 'press', 'step', 'change', 'language', 'first', 'locale', 'subjectType', 'verdict'],
  ...['attendance', 'decision'],
];

/** Choices of forms without a declaration, each with why none of the other fields depends on an option. */
const choicesWithoutFields: Record<string, string> = {
  'app/features/accounts/login/auth/half-login.server.ts by':
    'Of a signed cookie, which no form has.',
  'app/features/building/bookings/desk/places/schema.ts bookers':
    'The rules of a place count whoever may book it.',
  'app/features/building/bookings/desk/places/schema.ts confirms':
    'The deposit and the certificate are asked for either way.',
  'app/features/building/bookings/desk/places/schema.ts kind':
    'A hidden field of the template; nights and hours follow another hidden field, and only one is on the form.',
  'app/features/building/bookings/desk/places/schema.ts to': 'A hidden field beside a button.',
  'app/features/building/requests/pages/submit-answer.server.ts as':
    'A hidden field; the message counts as an answer and as the reason to open again.',
  'app/features/building/requests/schema.ts category': 'The same fields for each category.',
  'app/features/building/requests/schema.ts mayEnter':
    'The phone number is kept with each answer; a call without one is refused.',
  'app/features/building/requests/schema.ts place':
    'All is kept but the leave to enter, which is never empty and which a common place does not need.',
  'app/features/communities/communities/settings/schema.ts joinPolicy':
    'The limit of people per unit counts however people join.',
  'app/features/communities/communities/settings/schema.ts postReaders':
    'Nothing else of the form is about who reads posts.',
  'app/features/communities/operator/schema.ts secondStep':
    'It stands alone beside the contact details.',
  'app/features/mail/choices/choices.server.ts frequency': 'The form has nothing but frequencies.',
  'app/features/newsroom/editor/newsletters/schema.server.ts kind':
    'A hidden field of a section, which the button that added it set.',
  'app/features/newsroom/editor/placements.server.ts creativeType':
    'The picture is kept and shown with both types; one of them requires it.',
  'app/features/newsroom/editor/placements.server.ts position':
    'A card has the same fields in each place.',
  'app/features/noticeboard/notices/desk/schema.ts kind': 'A notice of each kind has all fields.',
  'app/features/noticeboard/notices/desk/schema.ts placing':
    'The days count for pinned notices too.',
  'app/features/noticeboard/notices/desk/schema.ts status': 'Of a call: the form has buttons.',
  'app/features/noticeboard/notices/service/submit-service.server.ts way':
    'A hidden field: each way has its own form.',
  'app/features/noticeboard/records/desk/schema.ts access': 'Who may see it changes nothing else.',
  'app/features/noticeboard/records/desk/schema.ts folderAccess':
    'Who may see the folder changes nothing else.',
  'app/features/posts/listings/schema.server.ts category': 'The same fields for each category.',
  'app/features/posts/listings/schema.server.ts condition': 'The same fields for each condition.',
  'app/features/posts/posts/schema.ts decisionReasonCode':
    'Words go with each reason; “another” requires them.',
  'app/features/posts/posts/schema.ts formReasonCode':
    'Words go with each reason, and without one they are the reason.',
  'app/features/posts/posts/schema.ts status': 'The button: an approval has no field of its own.',
  'app/features/posts/reports/schema.ts reasonCode':
    'Words go with each reason; “another” requires them.',
  'app/features/residency/memberships/import/import-form.server.ts dayOrder':
    'How days are read; the columns count either way.',
  'app/features/residency/memberships/import/mapping.ts dayOrder':
    'The same as it is kept between two steps: no form.',
  'app/features/residency/memberships/invitations/submit-invitations.server.ts role':
    'Unit and tenure are kept for each role; a resident must have a unit.',
  'app/features/residency/memberships/invitations/submit-invitations.server.ts tenure':
    'Nothing else of the form is about what somebody is to the unit.',
  'app/features/residency/memberships/queue/confirm-form.server.ts tenureField':
    'One for each person, beside boxes: one chosen for somebody who is not selected is refused.',
  'app/features/residency/opening/board.server.ts role':
    'A unit is kept for both roles; without one it is the office.',
  'app/features/residency/owners/schema.server.ts answer':
    'A day or a way without an answer is refused with words of its own.',
  'app/features/residency/owners/schema.server.ts sameAs':
    'A button answers it; every other field counts for either person.',
  'app/features/residency/owners/schema.server.ts way': 'The day counts for each way.',
  'app/features/residency/people/submit-role.server.ts role':
    'Communities selected for a resident are refused with words of their own.',
  'app/features/residency/sale/schema.server.ts buyerHome':
    'Names and addresses of buyers are kept, whether they are invited or not.',
  'app/features/residency/sale/schema.server.ts residence':
    'No other field is about where the sellers live.',
  'app/features/residency/sale/schema.server.ts sameAs':
    'A button answers it; every other field counts for either person.',
  'app/features/residency/units/register/change-unit.server.ts kind':
    'A unit of each kind has a label and a floor.',
  'app/features/residency/registration/schema.ts claimedTenure':
    'Nothing else of the form is about what somebody is to the unit.',
};

/** Schemas of what is stored, sent or looked for by address. */
const noForms =
  /\.test\.ts$|\/(emails|backups|community-(im|ex)port|outbox|bounces|log|saving)\/|\/(api|filters?|queue-filter|read-filter|people-rows|history|joined|confirm\.server|last-confirmation|move-many|provider)\b|\/api\./;

it('a new choice in a schema is declared with its fields, or said to have none', () => {
  const found = globSync('app/{features,routes}/**/*.ts', { cwd: root })
    .filter((path) => !noForms.test(path))
    .flatMap((path) => {
      const source = sourceOf(path);
      const ids = source.matchAll(
        /(\w+)\s*[:=]\s*z\s*\.(?:preprocess\([^;]*?z\s*\.)?(?:enum|union\(\[\s*z\.literal)\(/g,
      );
      return [...ids].flatMap(([, name = '']) =>
        noChoices.includes(name) ? [] : [{ path, name }],
      );
    });
  const declared = choiceFiles.map(sourceOf).join('\n');
  const names = new Set([...declared.matchAll(/^ {2}name: '(\w+)'/gm)].map(([, name]) => name));
  const open = found
    .filter(({ name }) => !names.has(name))
    .map(({ path, name }) => `${path} ${name}`);
  expect([...new Set(open)].filter((one) => !(one in choicesWithoutFields))).toEqual([]);
  expect(Object.keys(choicesWithoutFields).filter((one) => !open.includes(one))).toEqual([]);
  for (const [one, why] of Object.entries(choicesWithoutFields)) {
    expect(why.split(' ').length, one).toBeGreaterThan(4);
  }
});

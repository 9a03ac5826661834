import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Unit, UserCommunity } from '#db/entities/index.ts';
import { makeCommunity } from '#db/factories/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';

const app = testApp();

const registers = [
  ['PH-02', '305'],
  ['A-305', 'B-412'],
  ['1-101', '1-204'],
  ['1101'],
  ['12 Elm Private'],
];

const near = [
  ['PH2', 'PH-02'],
  ['Ph-2', 'PH-02'],
  ['Penthouse 2', 'PH-02'],
  ['Tower A 305', 'A-305'],
  ['Tour A 305', 'A-305'],
  ['101', '1-101'],
  ['1-101', '1101'],
  ['12 Elm', '12 Elm Private'],
] as const;

/** Registers somebody, from a browser in this language. */
const register = (locale: string, communityId: string, given: Record<string, string>) =>
  app.send('/register', {
    headers: { 'Accept-Language': locale },
    form: {
      name: 'Nina New',
      email: `nina.${randomUUID().slice(0, 8)}@mail.example`,
      password: 'quiet river 9',
      'communities[0].communityId': communityId,
      ...given,
    },
  });

describe.each(['en', 'fr'] as const)(
  'a unit that is written in another way (rules 16.6, %s)',
  (locale) => {
    it.each(near)(
      '%s offers %s in a list of choices, and takes it once it is picked',
      async (typed, label) => {
        const em = app.em();
        const community = makeCommunity(em, { joinPolicy: 'OPEN' });
        const labels = registers.find((some) => some.includes(label)) ?? [];
        for (const one of labels) em.create(Unit, { community, label: one, key: unitKey(one) });
        await em.flush();
        const asked = await register(locale, community.id, { 'communities[0].condoUnit': typed });
        expect(asked.status).toBe(400);
        const page = await asked.text();
        expect(page.replace(/\s/g, ' ')).toContain(
          locale === 'en' ? `Did you mean ${label}?` : `Vouliez-vous dire ${label} ?`,
        );
        // What was typed stays, also as the last of the choices.
        expect(fieldValue(page, 'communities\\[0\\]\\.condoUnit')).toBe(typed);
        for (const value of [label, typed])
          expect(page).toContain(`type="radio" name="communities[0].asked" value="${value}"/>`);
        expect(await app.em().count(UserCommunity, { community: community.id })).toBe(0);
        const picked = await register(locale, community.id, {
          'communities[0].condoUnit': typed,
          'communities[0].questioned': typed,
          'communities[0].asked': label,
        });
        expect(picked.status).toBe(303);
        const joined = await app
          .em()
          .findOneOrFail(UserCommunity, { community: community.id }, { populate: ['unit'] });
        expect([joined.condoUnit, joined.unit?.unwrap().label]).toEqual([label, label]);
      },
    );
  },
);

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPlural, type Message, type Messages } from '#app/lib/i18n/message.ts';
import { translate } from './catalogue.server.ts';
import { misprint } from '#tests/setup/french-typography.ts';
import { wrongAbout, wrongInEnglish, wrongInFrench, type Wrong } from '#tests/setup/wording.ts';

const here = new URL('.', import.meta.url);

const rulesOf: Record<string, readonly Wrong[]> = { en: wrongInEnglish, fr: wrongInFrench };

const filesOf = (language: string): string[] =>
  readdirSync(new URL(language, here)).filter((file) => file !== 'index.server.ts');

/** Every text below a key, by its whole key; of a plural, each form. */
function textsIn(entry: Message | Messages, key = ''): [string, string][] {
  if (typeof entry === 'string') return [[key, entry]];
  const parts = isPlural(entry) ? Object.entries(entry) : Object.entries(entry as Messages);
  return parts.flatMap(([part, inner]) => textsIn(inner, key === '' ? part : `${key}.${part}`));
}

describe.each(Object.keys(rulesOf))('the words of "%s"', (language) => {
  const rules = rulesOf[language] ?? [];

  it.each(rules)('$pattern can be found: $because', (rule) => {
    expect(wrongAbout([rule], 'a-file', rule.finds)).toEqual([rule.because]);
    expect(wrongAbout(rules, 'a-file', rule.passes)).toEqual([]);
  });

  it.each(filesOf(language))('follow the list of terms in %s', async (file) => {
    const messages: Messages = await import(new URL(`${language}/${file}`, here).href);
    const area = file.replace('.ts', '');
    const found = textsIn(messages).flatMap(([key, text]) =>
      wrongAbout(rules, area, text).map((because) => `${key}: ${text} (${because})`),
    );
    expect(found).toEqual([]);
  });
});

describe('the exceptions', () => {
  const everything = Object.keys(rulesOf).map(async (language) => {
    const files = filesOf(language).map(async (file) => {
      const messages: Messages = await import(new URL(`${language}/${file}`, here).href);
      return { file, texts: textsIn(messages).map(([, text]) => text) };
    });
    return { language, files: await Promise.all(files) };
  });

  it('are all in use', async () => {
    for (const { language, files } of await Promise.all(everything)) {
      for (const { because, except = [], exceptIn = [], pattern } of rulesOf[language] ?? []) {
        for (const part of except) {
          const uses = files.some(({ texts }) => texts.some((text) => text.includes(part)));
          expect(uses, `${language}: ${part} (${because})`).toBe(true);
        }
        for (const area of exceptIn) {
          const texts = files.find(({ file }) => file === `${area}.ts`)?.texts ?? [];
          expect(
            texts.some((text) => pattern.test(text)),
            `${language}: ${area} (${because})`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('French typography', () => {
  it.each([
    'au maximum {maximum} caractères',
    'pendant {days} jours',
    '12 photos',
    'il y a 3 semaines',
    'une fois en 2 ans',
    '{size} Mo',
    'Attention !',
    'Unité: {unit}',
    '"Continuer"',
    "l'unité",
    'invité(e)',
    'Un instant...',
  ])('finds what is wrong in %j', (text) => {
    expect(misprint.test(text)).toBe(true);
  });

  it.each([
    'au maximum {maximum}\u00a0caractères\u00a0: {count} mots-clés',
    '«\u00a0Continuer\u00a0», à 19\u00a0h\u00a030',
    '{count} demandes à examiner…',
  ])('lets %j pass', (text) => {
    expect(misprint.test(text)).toBe(false);
  });
});

it('a French text gives a title between guillemets other quotation marks for its own', () => {
  const title = 'Soirée «\u00a0fondue\u00a0» au salon';
  const text = translate('fr', 'posts.cannotBeDone.CANCELLED', { title });
  expect(text).toContain('«\u00a0Soirée “fondue” au salon\u00a0»');
  expect(translate('fr', 'activityEmails.off.CANCELLED.subject', { title })).toContain(title);
});

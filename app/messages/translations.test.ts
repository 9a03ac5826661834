import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPlural, type Message, type Messages } from '#app/lib/i18n/message.ts';
import { misprint } from '#tests/setup/french-typography.ts';

const original = 'en';

const here = new URL('.', import.meta.url);

/** Each language has a folder; what stands beside them gathers the languages. */
const translations = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== original)
  .map(({ name }) => name);

const index = 'index.server.ts';

const filesOf = (language: string): string[] =>
  readdirSync(new URL(language, here))
    .filter((file) => file !== index)
    .sort();

const load = (language: string, file: string): Promise<Messages> =>
  import(new URL(`${language}/${file}`, here).href);

/** Every message below a key, by its whole key. */
function messagesIn(entry: Message | Messages, key = ''): [string, Message][] {
  if (typeof entry === 'string' || isPlural(entry)) return [[key, entry]];
  return Object.entries(entry).flatMap(([part, inner]) =>
    messagesIn(inner, key === '' ? part : `${key}.${part}`),
  );
}

const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** What a translation shares with its original: the kind and the names of the parameters. */
function shapeOf(message: Message) {
  const counts = typeof message !== 'string';
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(?:\p{L}+:)?(\w+)\}/gu)].map(([, name]) => name),
  );
  return {
    kind: counts ? 'plural' : 'text',
    params: [...new Set(counts ? ['count', ...names] : names)].sort(),
  };
}

const shapesOf = (messages: Messages) =>
  Object.fromEntries(messagesIn(messages).map(([key, message]) => [key, shapeOf(message)]));

/** The plural categories that everyday numbers need in a language. */
function categoriesOf(language: string): Set<Intl.LDMLPluralRule> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
}

it.each([original, ...translations])('every file of "%s" is in its index', async (language) => {
  const areas = await Promise.all(filesOf(language).map((file) => load(language, file)));
  expect({ ...(await load(language, index)) }).toEqual(Object.assign({}, ...areas));
});

describe.each(translations)('the messages in "%s"', (language) => {
  it('come in the same files as the original ones', () => {
    expect(filesOf(language)).toEqual(filesOf(original));
  });

  it.each(filesOf(original))('have the keys, kinds and parameters of %s', async (file) => {
    expect(shapesOf(await load(language, file))).toEqual(shapesOf(await load(original, file)));
  });

  it.each(filesOf(language))('have the plural forms of their language in %s', async (file) => {
    for (const [key, message] of messagesIn(await load(language, file))) {
      if (typeof message === 'string') continue;
      expect(Object.keys(message), key).toEqual(
        expect.arrayContaining([...categoriesOf(language)]),
      );
    }
  });
});

describe('the French messages', () => {
  it.each(filesOf('fr'))('follow Canadian typography in %s', async (file) => {
    const misprints = messagesIn(await load('fr', file)).filter(([, message]) =>
      textsOf(message).some((text) => misprint.test(text)),
    );
    expect(misprints).toEqual([]);
  });
});

it.each([original, ...translations])('no message of "%s" names a command', async (language) => {
  const messages = messagesIn(await load(language, index));
  const commands = messages.filter(([, message]) =>
    textsOf(message).some((text) => text.includes('npm ')),
  );
  expect(commands).toEqual([]);
});

describe('the English messages', () => {
  it.each(filesOf(original))('write email as one word in %s', async (file) => {
    const hyphened = messagesIn(await load(original, file)).filter(([, message]) =>
      textsOf(message).some((text) => /e-mail/i.test(text)),
    );
    expect(hyphened).toEqual([]);
  });
});

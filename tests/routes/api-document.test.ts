import { readdirSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { apiTexts } from '#app/features/site/api-docs/content/index.server.ts';
import { makeEvent } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import type { ApiDocument } from '#tests/setup/documented.ts';
import { misprint } from '#tests/setup/french-typography.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const readDocument = async () =>
  (await (await app.send('/api/openapi.json')).json()) as ApiDocument & Record<string, unknown>;

/** Every summary and description within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' && ['summary', 'description'].includes(key)
      ? [inner]
      : textsIn(inner),
  );
}

/** What stays as it is in every language: code between backticks, and words such as PUBLISHED. */
const codesIn = (text: string) =>
  [...new Set(text.match(/`[^`]*`|\b[A-Z]{3,}\b|\b\d{3}\b|[A-Z]\w+(?:-[A-Z]\w+)+/g))].sort();

/** A text as the page writes it. */
const asHtml = (text: string) =>
  text
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/`([^`]*)`/g, '<code>$1</code>');

describe('the document at /api/openapi.json', () => {
  it('is valid against the schema of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(await readDocument())).toEqual({ valid: true });
  });

  it('has every JSON route, and no other', async () => {
    const routes = readdirSync('app/routes')
      .filter((file) => file.startsWith('api.') && !/^api\.(\$|docs)\./.test(file))
      .map((file) =>
        file
          .replace(/\.ts$/, '')
          .replace(/\._index$/, '')
          .replace('[.]', '∙')
          .replace(/\./g, '/')
          .replace('∙', '.')
          .replace(/\$(\w+)/g, '{$1}'),
      );
    const { paths } = await readDocument();
    expect(Object.keys(paths).sort()).toEqual(routes.map((path) => `/${path}`).sort());
  });

  it('has a unique name and a summary for each call', async () => {
    const { paths } = await readDocument();
    const operations = Object.values(paths).flatMap((calls) => Object.values(calls)) as unknown as {
      operationId: string;
      summary: string;
    }[];
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  });
});

describe('the French texts of the document', () => {
  const french = Object.entries(apiTexts.fr);

  it('are there for each English one, and for no other', async () => {
    const texts = new Set(textsIn(await readDocument()));
    expect(Object.keys(apiTexts.fr).sort()).toEqual([...texts].sort());
  });

  it('name the same codes', () => {
    expect(french.map(([, text]) => codesIn(text))).toEqual(french.map(([text]) => codesIn(text)));
  });

  it('follow Canadian typography', () => {
    const texts = french.map(([, text]) => text.replace(/`[^`]*`/g, 'code'));
    expect(texts.filter((text) => misprint.test(text))).toEqual([]);
  });
});

describe('the page at /api/docs', () => {
  it('shows every call of the document, without scripts', async () => {
    const page = await app.send('/api/docs');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).not.toContain('<script');
    const { paths } = await readDocument();
    for (const [path, calls] of Object.entries(paths)) {
      for (const method of Object.keys(calls)) {
        expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
      }
    }
    const shapes = await (await app.send('/api/docs/shapes')).text();
    for (const [, path, id] of html.matchAll(/href="(\/api\/docs\/shapes)?#([^"]+)"/g)) {
      if (id !== 'main') expect(path ? shapes : html, id).toContain(`id="${id}"`);
    }
  });

  it('shows the same texts in French, none of them in English', async () => {
    const pageIn = async (language: string) => {
      const paths = ['/api/docs', '/api/docs/shapes'];
      const headers = { 'Accept-Language': language };
      const pages = paths.map(async (path) => (await app.send(path, { headers })).text());
      return (await Promise.all(pages)).join('');
    };
    const [english, french] = [await pageIn('en'), await pageIn('fr')];
    const texts = Object.entries(apiTexts.fr).filter(([text]) => english.includes(asHtml(text)));
    expect(texts.length).toBeGreaterThan(80);
    for (const [text, translated] of texts) {
      expect(french).toContain(asHtml(translated));
      if (text !== translated) expect(french).not.toContain(`>${asHtml(text)}<`);
    }
    expect(english + french).not.toMatch(/<(?:p|span)[^>]* lang=/);
  });

  it('refuses a form', async () => {
    expect((await app.send('/api/docs', { form: { a: 'b' } })).status).toBe(405);
  });
});

describe('an answer that may be cached', () => {
  it('has an ETag, and is answered 304 until it changes', async () => {
    const first = await app.send('/api/city-events');
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const ask = (value: string) =>
      app.send('/api/city-events', { headers: { 'If-None-Match': value } });
    for (const value of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await ask(value);
      expect(again.status, value).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('ETag')).toBe(tag);
    }
    const em = app.em();
    makeEvent(em);
    await em.flush();
    const changed = await ask(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(tag);
  });

  it('may be cached only for visitors where people who are logged in see more', async () => {
    const { resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    for (const path of ['/api/listings', '/api/activities', '/api/communities']) {
      const forVisitor = await app.send(path);
      expect(forVisitor.headers.get('Vary'), path).toBe('Accept-Language, Cookie');
      const tag = forVisitor.headers.get('ETag') ?? '';
      const forResident = await app.send(path, { as, headers: { 'If-None-Match': tag } });
      expect(forResident.status, path).toBe(200);
      expect(forResident.headers.get('Cache-Control'), path).toBe('private, no-store');
      expect(forResident.headers.get('ETag'), path).toBeNull();
    }
  });
});

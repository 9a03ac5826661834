import { describe, expect, it } from 'vitest';
import { requestFor, testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const boundary = 'parts';
const megabyte = 1024 * 1024;

/** A body of 40 MB in small pieces, and how much of it was read so far. */
function bodyOf(part: string) {
  const piece = new TextEncoder().encode(part.repeat(Math.ceil(megabyte / 16 / part.length)));
  const read = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read.bytes += piece.length;
        if (read.bytes > 40 * megabyte) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read };
}

const textPart = `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\né\r\n`;
const emptyFile = `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename=""\r\n\r\n\r\n`;

async function post(
  path: string,
  part: string,
  as?: string,
  type = `multipart/form-data; boundary=${boundary}`,
) {
  const { stream, read } = bodyOf(part);
  const { headers } = requestFor(path, {
    method: 'POST',
    as,
    headers: { origin: 'http://localhost:3000' },
  });
  headers.set('Content-Type', type);
  const init = { method: 'POST', headers, body: stream, duplex: 'half' };
  const response = await app.handle(
    new Request(`http://localhost:3000${path}`, init as RequestInit),
  );
  return { status: response.status, html: await response.text(), read: read.bytes };
}

describe('a body of many small parts', () => {
  it.each([
    ['texts', textPart],
    ['files that nobody chose', emptyFile],
  ])(
    'is given up after the first few hundred %s, from a visitor and from a member',
    async (_, part) => {
      const { community, resident, board } = await makeNeighbourhood(app.em());
      const hub = `/communities/${community.slug}`;
      const member = await app.signIn(resident);
      const moderator = await app.signIn(board);
      const posts: [path: string, as: string | undefined, status: number][] = [
        [`${hub}/listings/new`, undefined, 401],
        [`${hub}/activities/new`, undefined, 401],
        ['/account/photo', undefined, 401],
        [`/manage/${community.slug}/notices/new`, undefined, 401],
        [`/manage/${community.slug}/people/import`, undefined, 401],
        [`${hub}/listings/new`, member, 400],
        ['/account/photo', member, 400],
        [`/manage/${community.slug}/people/import`, moderator, 400],
      ];
      for (const [path, as, status] of posts) {
        const answer = await post(path, part, as);
        expect(answer.status, path).toBe(status);
        expect(answer.read, path).toBeLessThan(megabyte);
        // Nothing is kept of what is refused.
        expect(answer.html, path).not.toContain('name="draft"');
      }
    },
  );
});

describe('a body without limits of its own, at an address that takes photos or files', () => {
  it.each([
    ['whose last of two types is a form', 'image/png, application/x-www-form-urlencoded'],
    ['of several types in parts', 'multipart/mixed, application/x-www-form-urlencoded'],
    ['of a picture', 'image/png'],
    ['of parts with nothing between them', 'multipart/form-data'],
  ])('%s is not read', async (_, type) => {
    const { community, resident, board } = await makeNeighbourhood(app.em());
    const member = await app.signIn(resident);
    const moderator = await app.signIn(board);
    const posts: [path: string, as: string | undefined, status: number][] = [
      [`/communities/${community.slug}/listings/new`, undefined, 401],
      [`/communities/${community.slug}/listings/new`, member, 415],
      [`/manage/${community.slug}/notices/new`, moderator, 415],
      [`/manage/${community.slug}/people/import`, moderator, 415],
      ['/account/photo', member, 415],
    ];
    for (const [path, as, status] of posts) {
      const answer = await post(path, 'a&', as, type);
      expect(answer.read, path).toBeLessThan(megabyte);
      expect(answer.status, path).toBe(status);
    }
  });
});

describe('a body that is small and takes long to read', () => {
  it('is refused for more values or fields than anything here has, before they are looked at', async () => {
    const values = { communities: Array.from({ length: 50_000 }, () => ({})) };
    const call = await app.send('/api/auth/login', { method: 'POST', json: values });
    expect(call.status).toBe(400);
    expect(await call.text()).toContain('This form is too complex for us to read.');
    const commas = { title: ','.repeat(50_000) };
    const text = await app.send('/api/auth/login', { method: 'POST', json: commas });
    expect(await text.text(), 'a text has as many commas as it likes').not.toContain('complex');
    const fields = new URLSearchParams(Array.from({ length: 50_000 }, () => ['a', '']));
    const form = await app.send('/login', { form: fields });
    expect(form.status).toBe(400);
    expect(await form.text()).toContain('This form is too complex for us to read.');
  });

  it('is refused for a boundary that is longer than there may be', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const long = 'a'.repeat(12_000);
    const { headers } = requestFor('/', {
      method: 'POST',
      as: await app.signIn(resident),
      headers: { origin: 'http://localhost:3000' },
    });
    headers.set('Content-Type', `multipart/form-data; boundary=${long}`);
    const body = `--${long}\r\nContent-Disposition: form-data; name="title"\r\n\r\nLamp\r\n--${long}--`;
    const path = `http://localhost:3000/communities/${community.slug}/listings/new`;
    const answer = await app.handle(new Request(path, { method: 'POST', headers, body }));
    expect(answer.status).toBe(400);
  });
});

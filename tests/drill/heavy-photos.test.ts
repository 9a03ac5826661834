import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { forgetPeak, loginTo, memoryOf } from '#tests/setup/drill.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { pictureFile } from '#tests/setup/multipart.ts';
import { killLeftovers, startServer, usedFolder, type Running } from '#tests/setup/spawn.ts';
import { tallPng } from '#tests/setup/tall-png.ts';

afterEach(killLeftovers);

const picture = (name: string) => readFileSync(`tests/setup/pictures/${name}.avif`);
const start = () => startServer({ DATA_DIR: usedFolder(), DEMO: '1' });
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function upload(
  server: Running,
  cookie: string,
  bytes: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<{ status: number; message?: string }> {
  const response = await fetch(`${server.origin}/api/uploads`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/avif', Cookie: cookie },
    body: bytes,
    ...(signal ? { signal } : {}),
  });
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, ...(message ? { message } : {}) };
}

/** The processes that the server has started and that still run. */
function childrenOf({ child }: Running): string[] {
  return readdirSync('/proc').filter((pid) => {
    const path = `/proc/${pid}/stat`;
    if (!/^\d+$/.test(pid) || !existsSync(path)) return false;
    try {
      return (
        readFileSync(path, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1] === String(child.pid)
      );
    } catch {
      return false;
    }
  });
}

it.runIf(process.platform === 'linux')(
  'pictures made to take memory or time are refused, and the server stays small',
  async () => {
    const server = await start();
    const attacker = await loginTo(server, 'outsider@demo.example');
    const resident = await loginTo(server, 'resident@demo.example');
    const good = new Uint8Array(await (await pictureFile()).arrayBuffer());
    expect((await upload(server, resident, good)).status).toBe(201);
    forgetPeak(server);
    const before = memoryOf(server);

    const avif = new Uint8Array(picture('12-bit-8000x8000'));
    const png = new Uint8Array(tallPng(32_000_000));
    const attacks = [avif, avif, avif, png, png].map((bytes) => upload(server, attacker, bytes));
    await wait(100);
    expect((await upload(server, resident, good)).status).toBe(201);
    const replies = await Promise.all(attacks);
    const messages = new Set(replies.map(({ message }) => message));
    expect(messages).toEqual(
      new Set([
        expect.stringContaining('more than 12 million pixels'),
        expect.stringContaining('more than 12,000 pixels wide or high'),
      ]),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));

    const heavy = new Uint8Array(picture('12-bit-4000x3000'));
    expect((await upload(server, attacker, heavy)).status).toBe(201);
    const after = memoryOf(server);
    console.log(`server memory: ${JSON.stringify({ before, after })}`);
    expect(after.peak - before.now).toBeLessThan(80);
    await eventually(() => expect(childrenOf(server)).toEqual([]));
    expect(await server.stop()).toBe(0);
  },
);

it.runIf(process.platform === 'linux')(
  'the photo of somebody who has gone is dropped, and nothing is logged',
  async () => {
    const server = await start();
    let complaints = '';
    server.child.stderr.on('data', (data) => (complaints += String(data)));
    const cookie = await loginTo(server, 'outsider@demo.example');
    const heavy = new Uint8Array(picture('12-bit-4000x3000'));
    const gone = new AbortController();
    const uploads = [1, 2, 3, 4].map(() =>
      upload(server, cookie, heavy, gone.signal).catch(() => 'gone'),
    );
    while (childrenOf(server).length === 0) await wait(20);
    gone.abort();
    expect(await Promise.all(uploads)).toEqual(['gone', 'gone', 'gone', 'gone']);
    while (childrenOf(server).length > 0) await wait(20);
    await wait(300);
    expect(childrenOf(server)).toEqual([]);
    expect(await server.stop()).toBe(0);
    expect(complaints).toBe('');
  },
);

import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { killLeftovers, startServer, usedFolder } from '#tests/setup/spawn.ts';

afterEach(killLeftovers);

const messages = process.env.TEST_EVERYTHING ? 400 : 100;
const atOnce = 50;
/** After this long without a byte, the answer is complete. */
const quietMs = 300;

/** To repeat a failure, set FUZZ_SEED to the seed in its message. */
const seed = Number(process.env.FUZZ_SEED) || Date.now();

const methods = [
  ...['PROPFIND', 'TRACE', 'CONNECT', 'M-SEARCH', 'PURGE', 'QUERY', 'SOURCE', 'REPORT', 'DELETE'],
  ...['get', 'pOsT', 'FOO', '', ' GET', 'GET\t', 'OPTIONS', 'HEAD', 'PUT'],
];
const targets = [
  ...['/api/uploads', '/api/%', '/api/%00', '/api/%0a', '/api/%ff', '/api/\xff', '/api/..%2f'],
  ...['/api/a b', '/api/listings#x', '/api/listings?limit=\x01', '/api/listings?limit=%', '/api?'],
  ...[`/api/${'a'.repeat(9000)}`, `/api/listings?${'a&'.repeat(4000)}`, `/api/${'/'.repeat(3000)}`],
  ...['//api/listings', '/\\api/listings', 'api/listings', '*', '?', '', '/', '/%', '/%0a', '//'],
  ...['http://evil.example/api/listings', 'http://[/api', 'evil.example:443', 'javascript:1'],
];
const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];
/** Headers that Node passes on to us. */
const odd = [
  ...['Host: a b', 'Host: [::1', 'Host: x:99999', 'Host: \xff', 'Host: x/y?z#', 'Host: u@x'],
  ...['Host: x:y', 'Host: [::1]:1', 'X-Forwarded-Host: a:b', 'X-Forwarded-Host: \xff:1:2'],
  ...['X-Forwarded-Proto: x', 'X-Forwarded-Port: x', 'Expect: 100-continue', 'Expect: x'],
  ...['Upgrade: websocket\r\nConnection: Upgrade', 'Upgrade: h2c', 'Connection: close, x, ,'],
  ...[
    'Content-Type: application/json',
    'Content-Type: application/json',
    'Content-Type: image/png',
  ],
  ...[
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Type: \xff',
    'Content-Encoding: br',
  ],
  ...['Cookie: session=\xff\xfe', 'Cookie: session=%', 'Cookie: theme=%7B; toast=W10=; lite=\xff'],
  ...['Origin: null', 'Origin: \xff', 'Sec-Fetch-Site: cross-site', 'X-Client-Method: PATCH'],
  ...['X-Client-Address: \xff', 'X-Forwarded-For: , ,,', 'If-None-Match: "', 'Range: bytes=9-1'],
  ...['Accept-Encoding: \xff, br;q=x', 'Accept: \xff', 'Idempotency-Key: \xff', 'Save-Data: \xff'],
  ...['__proto__: x', 'constructor: x', 'X: y\r\n'.repeat(150).trim(), 'If-Modified-Since: x'],
];
/** Headers that Node refuses by itself. */
const broken = [
  ...['Host: y', 'Content-Length: -1', 'Content-Length: 5, 5', 'Content-Length: 5e1'],
  ...['Content-Length: 99999999999999999999', 'Content-Length: 1\r\nContent-Length: 2'],
  ...['Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: x', 'No colon', ': no name', 'X : y'],
  ...[`X: ${'y'.repeat(20_000)}`, ' folded: y', 'X\0: y', 'X: \0', '\xff: y', 'X: a\rb', 'X: a\nb'],
];
/** The header that announces a body, and the body that follows. */
const bodies: [string, string][] = [
  ...['{', '{}', 'hello', '\0\0\0'].map((body): [string, string] => [
    `Content-Length: ${body.length}`,
    body,
  ]),
  ['Content-Length: 300000', 'x'.repeat(300_000)],
  ['Content-Length: 300000', 'cut off'],
  ['Content-Length: 5', 'hello and more than that'],
  ['Content-Length: 0', 'GET /api/listings HTTP/1.1\r\n\r\n'],
  ['Transfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'],
  ['Transfer-Encoding: chunked', '5\r\nhel'],
  ['Transfer-Encoding: chunked', 'zz\r\n'],
  ['Transfer-Encoding: chunked', 'ffffffffffffffffff\r\n'],
  ['Transfer-Encoding: chunked', '1;x="\r\na\r\n0\r\nX: y\r\n\r\n'],
  ['Transfer-Encoding: chunked\r\nContent-Length: 3', '0\r\n\r\n'],
  ['X: none', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['Content-Length: 8', '--b\r\n\r\n\xff'],
];

interface Raw {
  target: string;
  text: string;
}

/** Mostly one of the usual values, sometimes a rare one. */
const mostly = (usual: string[], rare: string[], weight = 4) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight },
    { arbitrary: fc.constantFrom(...rare), weight: 1 },
  );

const raw: fc.Arbitrary<Raw> = fc
  .record({
    method: mostly(['GET', 'POST', 'PATCH'], methods, 2),
    target: mostly(
      ['/api/listings', '/api/auth/login', '/api/users/me', '/api/uploads'],
      targets,
      1,
    ),
    version: mostly(['HTTP/1.1'], versions, 12),
    host: mostly(['Host: localhost'], ['X: none'], 12),
    lines: fc.array(mostly(odd, broken, 12), { maxLength: 3 }),
    lineEnd: mostly(['\r\n'], ['\n', '\r'], 20),
    body: fc.constantFrom(...bodies),
    withBody: fc.boolean(),
  })
  .map(({ method, target, version, host, lines, lineEnd, body, withBody }) => {
    const others = lines.some((line) => line.startsWith('Host')) ? lines : [host, ...lines];
    const [announced, content] = withBody ? body : ['X: y', ''];
    const head = [`${method} ${target} ${version}`, ...others, announced, '', ''].join(lineEnd);
    return { target, text: head + content };
  });

it('answers malformed HTTP with a client error, and goes on answering', async () => {
  const server = await startServer({ DATA_DIR: usedFolder(), DEMO: '0' });
  let complaints = '';
  server.child.stderr.on('data', (data) => (complaints += String(data)));
  const port = Number(new URL(server.origin).port);
  const all = fc.sample(raw, { numRuns: messages, seed });
  for (let start = 0; start < all.length; start += atOnce) {
    const answers = await Promise.all(
      all
        .slice(start, start + atOnce)
        .map(async (sent) => ({ sent, answer: await send(port, sent) })),
    );
    const wrong = answers.flatMap(({ sent, answer }) => {
      const problem = problemIn(sent, answer);
      return problem
        ? [{ problem, sent: sent.text.slice(0, 400), answer: answer.slice(0, 600) }]
        : [];
    });
    expect(wrong, `seed ${seed}`).toEqual([]);
  }
  expect(complaints, `seed ${seed}`).toBe('');
  expect((await fetch(`${server.origin}/api/communities`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

/**
 * Sends the bytes and returns the answer. If the server still waits for the rest of the message, the
 * connection is half-closed after a while.
 */
function send(port: number, { text }: Raw): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    const finish = () => {
      socket.destroy();
      done(answer);
    };
    socket.setEncoding('latin1');
    socket.on('data', (data) => (answer += String(data)));
    socket.once('close', finish);
    socket.once('error', finish);
    socket.setTimeout(quietMs, () => {
      if (socket.writableEnded || /^HTTP\S+ (?!1)/m.test(answer)) finish();
      else socket.end();
    });
  });
}

/** What is wrong with an answer. Node's own refusals are only a status line. */
function problemIn({ target }: Raw, answer: string): string | null {
  const final = answer.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '');
  // Node closes the connection without an answer on CONNECT and on a message that is cut off.
  if (final === '') return null;
  const [head = '', ...rest] = final.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  if (!status) return 'not HTTP';
  if (status >= 500) return 'a server error';
  if (/\n\s+at |node_modules/.test(answer)) return 'a trace';
  const type = /^content-type: *(.*)$/im.exec(head)?.[1];
  if (!target.startsWith('/api/') || status < 200) return null;
  if (type === undefined)
    return /^(0|0?HTTP.*)?$/s.test(rest.join('')) ? null : 'a body without a type';
  return type.startsWith('application/json') ? null : 'not JSON';
}

import fc, { type Arbitrary } from 'fast-check';

const long = 'x'.repeat(5000);

const words = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e400',
  '[object Object]',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  'ﷺ'.repeat(40),
];

/** One segment of a path, encoded as in an address. */
export const segment: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['%', '%zz', '%ff', '%00', '%2f', '%5c', '%2e%2e%2fx', '%ed%a0%80', '%E0%A4%A', '%25', '~'],
    ...['..;', ':id', '*', '$', '{id}', '.json', 'me', 'index', 'x.data.x', '%0d%0aX-Y:%20z', '+'],
    ...['7b6f3ad4-0f0f-4c57-9f2d', '{7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa}', long],
    ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ...words.map(encodeURIComponent),
  ),
  fc.uuid(),
  fc.string({ minLength: 1, unit: 'binary' }).map(encodeURIComponent),
  fc.string({ minLength: 1, unit: fc.constantFrom(...'%0aAfF2e5c/.~') }),
);

const cursors = [
  '_',
  '__',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00.000Z_',
  '2026-01-01T00:00:00.000Z_7b6f3ad4',
  '2026-01-01T00:00:00.000Z_7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa',
  '2026-01-01T00:00:00.000Z_7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa_x',
  ...['0000-01-01', '0001-01-01', '9999-12-31', '-000001-01-01', '+275760-09-13', '2026-02-30'].map(
    (day) => `${day}T00:00:00Z_7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa`,
  ),
  '2026-01-01T00:00:00.123456789012Z_7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa',
  '2026-01-01T24:00:00Z_7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa',
];

const queryValue = fc.oneof(
  fc.constantFrom(...words, ...cursors, long, 'PENDING', 'pending', 'PUBLISHED,PENDING'),
  fc.constantFrom('1', '200', '201', '1.5', '0x10', ' 7 ', '١', '9007199254740993', 'Infinity'),
  fc.uuid(),
  fc.string({ unit: 'binary' }),
);

const queryName = fc.oneof(
  fc.constantFrom('status', 'communityId', 'limit', 'after'),
  fc.constantFrom('status', 'communityId', 'limit', 'after'),
  fc.constantFrom('status[]', 'limit[0]', 'after.x', '__proto__', 'constructor', '', 'index', 'x'),
);

/** `?…`, with repeated names, arrays and nonsense. */
export const query: Arbitrary<string> = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(queryName, queryValue), { maxLength: 5 })
    .map((pairs) => `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`),
  fc.constantFrom('?', '??', '?&&&', '?=', '?limit', '?limit=%', '?after=%ff%fe', '?status=%zz'),
);

/** A legal header value: Latin-1 without line ends. */
export const headerValue: Arbitrary<string> = fc
  .oneof(
    fc.constantFrom('', '*', '*/*', 'text/html', 'W/"x"', '"', ',,,', 'no-cache', 'bytes=0-', long),
    fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    }),
  )
  .filter((value) => !/[\x7f-\x9f]/.test(value));

/** Cookie headers that belong to nobody. */
export const cookies: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', 'session', 'session=', 'session=;session=', 'session=%', 'session=bnVsbA=='),
  fc.constantFrom('session=eyJfX3Byb3RvX18iOnt9fQ==', `session=${long}`, '__proto__=1', '=;=;='),
  headerValue.map((value) => `session=${value}`),
  fc.base64String().map((value) => `session=${encodeURIComponent(value)}; toast=%7B; theme=W10=`),
);

export const contentTypes = [
  '',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/json+ld',
  'text/json',
  'application /json',
  ', application/json',
  'multipart',
  '%',
];

/** A PNG of one pixel. */
export const onePixel = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const photoBytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.integer({ min: 0, max: 40 }).map((length) => onePixel.slice(0, length)),
  fc
    .constantFrom(
      '',
      'GIF89a',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'BM',
      '\xff\xd8\xff',
      'RIFF\0\0\0\0WEBPVP8 ',
    )
    .map((text) => Uint8Array.from(Buffer.from(text, 'latin1'))),
);

const multipartBody = fc
  .oneof(
    fc.constantFrom(
      '',
      '--b',
      '--b--',
      '--b\r\n',
      '--b\r\n\r\n\r\n--b--',
      '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--',
      '--b\r\nContent-Disposition: form-data; name="photo"\r\n\r\nnot a file\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\n',
      '--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nx\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="__proto__"; filename=""\r\n\r\nx\r\n--b--\r\n',
      `--b\r\n${'X-Long: y\r\n'.repeat(2000)}\r\nx\r\n--b--\r\n`,
      '--b\r\nContent-Disposition: form-data; name="\xff\xfe"\r\n\r\n\xff\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nnot a png\r\n--b--\r\n',
    ),
    fc.string({ unit: fc.constantFrom('--b', '\r\n', '-', ':', '"', '\0', '=', ';', 'name') }),
  )
  .map((text) => Uint8Array.from(Buffer.from(text, 'latin1')));

/** Bodies of an upload without a usable photo. */
export const photos: Arbitrary<{ body: Uint8Array; type: string }> = fc.oneof(
  fc.record({
    body: photoBytes,
    type: fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'IMAGE/*', 'image/'),
  }),
  fc.record({
    body: multipartBody,
    type: fc.constantFrom(
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary="b"',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=b',
      `multipart/form-data; boundary=${long}`,
    ),
  }),
);

const deep = (open: string, close: string, levels: number) =>
  open.repeat(levels) + close.repeat(levels);

/** The text of a body: broken JSON, JSON of the wrong kind, enormous and deeply nested JSON. */
export const jsonText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '{', '}', '[', '"', 'null', 'true', '1', '""', '[]', '{}', 'undefined', 'NaN'],
    ...['{"title":}', "{'title':1}", '{"title":1,}', '\ufeff{}', '{}{}', '[1e400]', '-', '01'],
    ...['{"__proto__":{"status":"PUBLISHED"}}', '{"constructor":{"prototype":{}}}'],
    ...['{"toString":1}', '{"\\u0000":1}', '{"\\ud800":1}', '{"length":99999999}'],
  ),
  fc.constantFrom(
    deep('[', ']', 40_000),
    '['.repeat(100_000),
    deep('{"a":', '}', 20_000).replace('}', '1}'),
    `[${'0,'.repeat(50_000)}0]`,
    `{"communities":[${'{},'.repeat(20_000)}{}]}`,
    `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":${n}`).join()}}`,
    `"${'x'.repeat(200_000)}"`,
  ),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'{}[]":,0e-+\\u tfn') }),
);

/** Values of the wrong type, out of range, or impossible as text or a number. */
const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21),
  fc.constantFrom<unknown>('', ' ', 'x'.repeat(10_000), '\0', 'a\ud800', '\ufeff', '\u202e', long),
  fc.constantFrom<unknown>([], {}, [[]], [null], { toString: 1 }, { length: 3 }, [{}], ['', '']),
  fc.constantFrom<unknown>(
    ...['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'],
    ...['2026-02-30T00:00:00Z', '2099-01-01', '2099-01-01T25:00:00Z', '9999999'],
    ...['2099-01-01T00:00:00+99:99', 'today', 4102444800000],
    ...['a@b', '@', 'a@b.c\nBcc: d@e.f', `${'a'.repeat(300)}@mail.example`],
    ...['/photos/../../etc/passwd', 'https://evil.example/x.png', 'javascript:alert(1)'],
  ),
  fc.constantFrom<unknown>(...['1e400', '-1e400', '-0', 'NaN', '0x10', '1_0', '+1'].map(asNumber)),
  fc.array(fc.constantFrom('', 'x', '\0'), { minLength: 101, maxLength: 150 }),
  fc.jsonValue(),
);

/** A placeholder for a number that JSON.stringify would write differently. */
function asNumber(text: string): string {
  return `@number ${text}@`;
}

/** The JSON of `valid` with one to three of its values replaced or left out. */
export function changed(valid: unknown): Arbitrary<string> {
  const places = placesIn(valid);
  const change = fc.record({
    place: fc.constantFrom(...places),
    value: fc.oneof(
      { arbitrary: oddValue, weight: 6 },
      { arbitrary: fc.constant(undefined), weight: 1 },
    ),
  });
  const intruder = fc.constantFrom(
    '',
    '',
    '"__proto__":{"role":"ADMIN"},',
    '"constructor":{"prototype":{"status":"PUBLISHED"}},',
    '"hasOwnProperty":1,"toString":null,',
  );
  return fc
    .tuple(fc.array(change, { minLength: 1, maxLength: 3 }), intruder)
    .map(([changes, extra]) => {
      let body = valid;
      for (const { place, value } of changes) body = withValue(body, place, value);
      return (JSON.stringify(body) ?? '')
        .replace(/"@number ([^@"]*)@"/g, '$1')
        .replace(/^\{(?!\})/, `{${extra}`);
    });
}

type Place = string[];

function placesIn(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...here, key]))];
}

/** A copy with another value at a place; with undefined, JSON.stringify leaves the place out. */
function withValue(body: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    const items: unknown[] = body;
    return items.map((item, index) =>
      String(index) === key ? withValue(item, rest, value) : item,
    );
  }
  if (typeof body !== 'object' || body === null) return body;
  const part: unknown = Reflect.get(body, key);
  return { ...body, [key]: withValue(part, rest, value) };
}

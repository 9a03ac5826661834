import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import * as odd from './odd-values.ts';

/** A request with something wrong in it, as its parts. */
export interface Malformed {
  method: string;
  path: string;
  headers: [string, string][];
  body: string | Uint8Array | null;
  /** A change has to be refused; an odd read may be answered all the same. */
  mustRefuse: boolean;
}

/** The parts of the document at /api/openapi.json that the generator needs. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
  security: object[];
}

/** Cookies, addresses and bodies that work, for requests with only one thing wrong. */
interface Targets {
  /** The cookies of one person of each kind. */
  cookies: string[];
  /** A working address for each path of the document, such as `/api/listings/{id}`. */
  addresses: Record<string, string>;
  /** Ids of the wrong kind or community, and slugs. */
  foreign: string[];
  /** Valid bodies, by method and path, such as `POST /api/listings`. */
  bodies: Record<string, unknown>;
}

const methods = ['get', 'post', 'patch'];

/** A request to any call of the document; one that would change something has at least one fault. */
export function malformedRequest(document: ApiDocument, targets: Targets): Arbitrary<Malformed> {
  const fits = bodyChecks(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ name: `${method.toUpperCase()} ${path}`, path, method, operation }]
        : [];
    }),
  );
  const kinds = operations.map(({ name, path, method, operation }) => {
    const real = fc.constant(targets.addresses[path] ?? path);
    const junk = junkAddress(path, targets);
    if (method === 'get') return oddRead(fc.oneof(junk, real), targets);
    const send = change(method, targets);
    const valid = validBody(operation, targets.bodies[name]);
    const faults = [send({ address: real, body: valid, headers: foreignSite })];
    if (path.includes('{')) faults.push(send({ address: junk, body: valid }));
    if (operation.security.every((scheme) => 'session' in scheme)) {
      faults.push(send({ address: real, body: valid, cookies: odd.cookies }));
    }
    if (operation.parameters?.some(({ name }) => name === 'Idempotency-Key')) {
      faults.push(send({ address: real, body: valid, headers: badKey }));
    }
    if (operation.requestBody) {
      faults.push(send({ address: real, body: wronglyTyped(operation, valid) }));
      const wrong = operation.requestBody.content['application/json']
        ? wrongJson(targets.bodies[name], fits(name))
        : odd.photos;
      faults.push(...Array.from({ length: 6 }, () => send({ address: real, body: wrong })));
    }
    return fc.oneof(...faults);
  });
  return fc
    .oneof(
      { arbitrary: fc.oneof(...kinds), weight: 8 },
      { arbitrary: wrongMethod(document, targets), weight: 1 },
      { arbitrary: unknownPath(targets), weight: 1 },
    )
    .filter(({ path }) => isCall(path));
}

/** Whether an address still belongs to the API once the dots in it are resolved. */
function isCall(path: string): boolean {
  const { pathname } = new URL(path, 'http://localhost');
  return pathname.startsWith('/api/') && !pathname.endsWith('.data');
}

type Body = Pick<Malformed, 'body'> & { type: string | null };

const json = 'application/json';
const foreignSite = fc
  .constantFrom('cross-site', 'same-site', 'SAME-ORIGIN', '', '?1', 'none, none')
  .map((site): [string, string] => ['Sec-Fetch-Site', site]);
const badKey = fc
  .oneof(
    fc.constantFrom('', '""', 'a b', '\xe9', 'a\tb', 'k'.repeat(201)),
    fc.string({ minLength: 201, maxLength: 400, unit: 'grapheme-ascii' }),
  )
  .map((key): [string, string] => ['Idempotency-Key', key.trim()]);

/** Odd headers that must not break an answer, and do not make a request valid. */
const oddHeaders = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom('Accept', 'If-None-Match', 'Cache-Control', 'Range', 'X-Forwarded-For'),
      odd.headerValue,
    ),
    fc.constantFrom<[string, string]>(
      ['If-None-Match', '*'],
      ['If-None-Match', 'W/"'],
      ['If-None-Match', '"a", W/"b",,'],
      ['Accept', 'text/html'],
      ['Content-Length', '-1'],
      ['Content-Length', '1e400'],
      ['Purpose', 'prefetch'],
      ['X-Remix-Reload-Document', 'yes'],
    ),
  ),
  { maxLength: 3 },
);

const oddRead = (address: Arbitrary<string>, { cookies }: Targets): Arbitrary<Malformed> =>
  fc
    .tuple(
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS'),
      address,
      odd.query,
      oddHeaders,
      fc.oneof(fc.constantFrom('', ...cookies), odd.cookies),
    )
    .map(([method, path, query, headers, cookie]) => ({
      method,
      path: path + query,
      headers: [...headers, ['Cookie', cookie]],
      body: null,
      mustRefuse: false,
    }));

interface Parts {
  address: Arbitrary<string>;
  body: Arbitrary<Body>;
  headers?: Arbitrary<[string, string]>;
  cookies?: Arbitrary<string>;
}

const change =
  (method: string, { cookies: real }: Targets) =>
  ({ address, body, headers, cookies = fc.constantFrom(...real) }: Parts): Arbitrary<Malformed> =>
    fc
      .tuple(address, body, headers ?? fc.constant(null), cookies, oddHeaders)
      .map(([path, { body, type }, fault, cookie, others]) => ({
        method: method.toUpperCase(),
        path,
        headers: [
          ...others,
          ['Cookie', cookie],
          ...(type === null ? [] : [['Content-Type', type] as [string, string]]),
          ...(fault ? [fault] : []),
        ],
        body,
        mustRefuse: true,
      }));

function validBody({ requestBody }: Operation, body: unknown): Arbitrary<Body> {
  if (!requestBody) return fc.constant({ body: null, type: null });
  if (requestBody.content[json]) {
    return fc.constant({ body: JSON.stringify(body), type: json });
  }
  return fc.constant({ body: odd.onePixel, type: 'image/png' });
}

const wronglyTyped = ({ requestBody }: Operation, body: Arbitrary<Body>): Arbitrary<Body> =>
  fc
    .tuple(
      body,
      fc
        .oneof(odd.headerValue, fc.constantFrom(...odd.contentTypes))
        .filter((type) =>
          requestBody?.content[json]
            ? type.split(';')[0]?.trim().toLowerCase() !== json
            : !/^(image|multipart)\//i.test(type),
        ),
    )
    .map(([{ body }, type]) => ({ body, type }));

/** A JSON body that the call's schema in the document refuses, or one that is not JSON. */
function wrongJson(valid: unknown, fits: (body: unknown) => boolean): Arbitrary<Body> {
  const isWrong = (text: string) => {
    if (/\\u0000|\\ud[89a-f]/i.test(text)) return true;
    try {
      return !fits(JSON.parse(text));
    } catch {
      return true;
    }
  };
  return fc
    .oneof({ arbitrary: odd.changed(valid), weight: 6 }, { arbitrary: odd.jsonText, weight: 2 })
    .filter(isWrong)
    .map((body) => ({ body, type: json }));
}

/** For each call, a check of a body against the call's schema in the document. */
function bodyChecks(document: ApiDocument): (name: string) => (body: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(document, 'api');
  return (name) => {
    const [method = '', path = ''] = name.split(' ');
    const place = path.replace(/\//g, '~1').replace(/[{}]/g, encodeURIComponent);
    const check = ajv.compile({
      $ref: `api#/paths/${place}/${method.toLowerCase()}/requestBody/content/application~1json/schema`,
    });
    return (body) => check(body);
  };
}

function junkAddress(path: string, { foreign }: Targets): Arbitrary<string> {
  const parameter = fc.oneof(fc.constantFrom(...foreign), odd.segment);
  return parameter.map((value) => path.replace(/\{\w+\}/, () => value));
}

function wrongMethod(document: ApiDocument, { addresses, cookies }: Targets): Arbitrary<Malformed> {
  return fc.constantFrom(...Object.keys(document.paths)).chain((path) =>
    fc
      .tuple(
        fc.constantFrom(
          ...['post', 'put', 'patch', 'delete', 'pATCH'].filter(
            (method) => !document.paths[path]?.[method.toLowerCase()],
          ),
        ),
        fc.constantFrom('', ...cookies),
        odd.jsonText,
        fc.constantFrom(...odd.contentTypes, json),
      )
      .map(([method, cookie, body, type]) => ({
        method: method === 'pATCH' ? method : method.toUpperCase(),
        path: addresses[path] ?? path,
        headers: [
          ['Cookie', cookie],
          ['Content-Type', type],
        ] as [string, string][],
        body,
        mustRefuse: true,
      })),
  );
}

const unknownPath = ({ cookies }: Targets): Arbitrary<Malformed> =>
  fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      fc.array(odd.segment, { minLength: 1, maxLength: 5 }),
      odd.query,
      fc.constantFrom('', ...cookies),
    )
    .map(([method, segments, query, cookie]) => ({
      method,
      path: `/api/x-${segments.join('/')}${query}`,
      headers: [['Cookie', cookie]] as [string, string][],
      body: null,
      mustRefuse: true,
    }));

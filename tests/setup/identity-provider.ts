import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider says of somebody. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
}

/** An identity provider on this machine, which lets everybody in. */
interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * Lets the person with these claims in who was sent to `address`. Returns the path with which they come back; what
   * `change` gives replaces what the ID token says.
   */
  letIn: (address: string, claims: Claims, change?: Record<string, unknown>) => string;
  /** Whether it answers at all. */
  isUp: boolean;
  /** Whether it signs with a key that it does not show. */
  signsWithOther: boolean;
  close: () => Promise<void>;
}

const textOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts one on a free port. It checks what it is sent as OpenID Connect and PKCE ask. */
export async function startProvider(): Promise<TestProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, { challenge: string; redirect: string; token: string }>();
  const provider = {
    clientId: 'link',
    clientSecret: 'a secret of theirs',
    isUp: true,
    signsWithOther: false,
  };
  let issuer = '';

  const answers: Record<string, (body: URLSearchParams) => { status?: number; json: unknown }> = {
    '/.well-known/openid-configuration': () => ({
      json: {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    }),
    '/keys': () => ({
      json: {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      },
    }),
    '/token': (body) => {
      const grant = grants.get(body.get('code') ?? '');
      grants.delete(body.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        grant?.challenge === challenge &&
        body.get('redirect_uri') === grant.redirect &&
        body.get('client_secret') === provider.clientSecret;
      return isRight
        ? { json: { access_token: randomUUID(), token_type: 'bearer', id_token: grant.token } }
        : { status: 400, json: { error: 'invalid_grant' } };
    },
  };
  const server: Server = createServer((request, response) => {
    if (!provider.isUp) return request.destroy();
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const answer = answers[request.url ?? '']?.(new URLSearchParams(body));
      response.writeHead(answer ? (answer.status ?? 200) : 404, {
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify(answer?.json ?? {}));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const signed = (claims: object): string => {
    const key = provider.signsWithOther ? other.privateKey : privateKey;
    const text = `${textOf({ alg: 'RS256', kid: 'one' })}.${textOf(claims)}`;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
  };
  return Object.assign(provider, {
    issuer,
    letIn: (address: string, claims: Claims, change: Record<string, unknown> = {}) => {
      const asked = new URL(address).searchParams;
      const now = Math.floor(Date.now() / 1000);
      const code = randomUUID();
      grants.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirect: asked.get('redirect_uri') ?? '',
        token: signed({
          ...{ iss: issuer, aud: provider.clientId, iat: now, exp: now + 60 },
          ...{ nonce: asked.get('nonce'), ...claims, ...change },
        }),
      });
      const { pathname } = new URL(asked.get('redirect_uri') ?? '');
      return `${pathname}?${new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()}`;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

/**
 * The library for passkeys. It is read when somebody first uses one: with what it needs it is every fifth module of the
 * server, and a start would wait for it.
 */
export const webauthn = () => import('@simplewebauthn/server');

import { redirect } from '@remix-run/node';
import { ownCookie } from '#app/lib/http/cookies.server.ts';
import { openText, sealText } from '#app/lib/sealed-text.server.ts';

/**
 * How long new codes can be seen: the browser alone has them, encrypted, so that a page that did not arrive can be
 * loaded again.
 */
const shownSeconds = 10 * 60;

const codesCookie = () => ownCookie('recovery-codes', { maxAge: shownSeconds });
const keptFor = (owner: string) => ({ purpose: 'recovery-codes', owner });

/** The Set-Cookie header that carries new recovery codes to the page that shows them. */
export const keepCodes = (codes: string[], userId: string): Promise<string> => {
  const until = Date.now() + shownSeconds * 1000;
  return codesCookie().serialize(sealText([until, ...codes].join(' '), keptFor(userId)));
};

/** The new codes that a browser carries for a person; empty once they are no longer shown. */
export async function readKeptCodes(request: Request, userId: string): Promise<string[]> {
  const sealed: unknown = await codesCookie().parse(request.headers.get('Cookie'));
  const text = typeof sealed === 'string' ? openText(sealed, keptFor(userId)) : null;
  const [until, ...codes] = text?.split(' ') ?? [];
  return Number(until) > Date.now() ? codes : [];
}

/** Handles the button of somebody who has the codes: nothing shows them again. */
export async function forgetCodes(): Promise<Response> {
  const ended = await codesCookie().serialize('', { maxAge: 0 });
  return redirect('/account/second-step', { status: 303, headers: { 'Set-Cookie': ended } });
}

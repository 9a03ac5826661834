import { redirect } from '@remix-run/node';
import { ownCookie } from './cookies.server.ts';
import { env } from '../db/database.server.ts';

/** What is told once, on the next page. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  description: string;
}

const toastCookie = () => ownCookie('toast', { maxAge: 60, secrets: [env().sessionSecret] });

/** The Set-Cookie header that carries a toast to the next page. */
export const toastHeader = (toast: Toast): Promise<string> => toastCookie().serialize(toast);

/** The toast this request carries, if any, and the header that makes sure it is told once. */
export async function takeToast(
  request: Request,
): Promise<{ toast: Toast; clear: string } | { toast: null; clear: null }> {
  const value: unknown = await toastCookie().parse(request.headers.get('Cookie'));
  if (!isToast(value)) return { toast: null, clear: null };
  return { toast: value, clear: await toastCookie().serialize('', { maxAge: 0 }) };
}

/** Sends the browser on after a form was accepted (303), with a toast and further cookies. */
export async function redirectWithToast(
  to: string,
  toast: Toast,
  cookies: string[] = [],
): Promise<Response> {
  const headers = new Headers();
  for (const cookie of [...cookies, await toastHeader(toast)]) {
    headers.append('Set-Cookie', cookie);
  }
  return redirect(to, { status: 303, headers });
}

function isToast(value: unknown): value is Toast {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string' &&
    'kind' in value &&
    (value.kind === 'success' || value.kind === 'error')
  );
}

import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { languages } from '#db/enums.ts';
import { env } from '../env.server.ts';
import { ownCookie } from './cookies.server.ts';

const toastSchema = z.object({
  kind: z.enum(['success', 'error']),
  title: z.string(),
  /** The name of what it is about. */
  about: z.string().optional(),
  /** The language of that name. */
  language: z.enum(languages).optional(),
  description: z.string(),
  /** Whether what was done lights a window of the community's skyline. */
  lights: z.boolean().optional(),
  /** The id of the element that the next page opens at: without scripts the toast stands there. */
  at: z.string().optional(),
  /** A button that posts these fields, such as one that takes the change back. */
  press: z
    .object({ action: z.string(), label: z.string(), fields: z.record(z.string(), z.string()) })
    .optional(),
});

/** A message that is shown once, on the next page. */
export type Toast = z.output<typeof toastSchema>;

const toastCookie = () => ownCookie('toast', { maxAge: 60, secrets: [env().sessionSecret] });

/** The toast this request carries, if any, and the header that makes sure it is shown once. */
export async function takeToast(
  request: Request,
): Promise<{ toast: Toast; clear: string } | { toast: null; clear: null }> {
  const value: unknown = await toastCookie().parse(request.headers.get('Cookie'));
  const { data } = toastSchema.safeParse(value);
  return data
    ? { toast: data, clear: await toastCookie().serialize('', { maxAge: 0 }) }
    : { toast: null, clear: null };
}

/** Sends the browser on after a form was accepted (303), with a toast and further cookies. */
export async function redirectWithToast(
  to: string,
  toast: Omit<Toast, 'kind'> & Partial<Toast>,
  cookies: string[] = [],
): Promise<Response> {
  const shown: Toast = { kind: 'success', ...toast };
  const headers = new Headers();
  for (const cookie of [...cookies, await toastCookie().serialize(shown)]) {
    headers.append('Set-Cookie', cookie);
  }
  return redirect(to, { status: 303, headers });
}

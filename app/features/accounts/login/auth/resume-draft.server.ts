import { draftField } from '#app/lib/forms/form-draft.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';

/** The draft that a form of the auth panel carries (see form-draft), and where to go on with it. */
export function draftToResume(form: FormData) {
  const value = form.get(draftField);
  const draft = typeof value === 'string' ? value : '';
  const redirectTo = safeRedirect(form.get('redirectTo'), '');
  return { draft, redirectTo, resumes: draft !== '' && redirectTo !== '' };
}

/** Has the browser send the same post on. */
export function resumeAt(to: string, headers: Headers): Response {
  headers.set('Location', to);
  return new Response(null, { status: 307, headers });
}

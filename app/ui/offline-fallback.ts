import type { SubmissionResult } from '@conform-to/react';
import { isRouteErrorResponse, type ClientActionFunctionArgs } from '@remix-run/react';
import { intentField } from './row-intents.ts';

const unreached =
  'We could not reach the server. Please check your connection. What you typed is still here.';

const unavailable = 'The site cannot reach its data at the moment. What you typed is still here.';

/**
 * The `clientAction` of a route with a form. It sends the form as ever; where no answer comes,
 * or one that the site is not available, it answers like a server that failed, so that the page
 * stays and says so instead of giving way to an error page. A check in the background that gets no answer says nothing.
 */
export async function offlineFallback({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const message = reasonFor(error);
    if (message === null) throw error;
    const form = await copy.formData();
    const checksOnly = String(form.get(intentField)).includes('"validate"');
    const result: SubmissionResult = {
      status: 'error',
      initialValue: typedIn(form),
      error: { '': [message] },
    };
    // With an error status the page's data is not read again, which would fail as well.
    return Response.json(checksOnly ? null : { result, unexplained: true }, { status: 503 });
  }
}

/** What to say when the form should stay; null for an error that is shown in its place. */
function reasonFor(error: unknown): string | null {
  if (isRouteErrorResponse(error) && error.status === 503) return unavailable;
  // fetch rejects with a TypeError when it got no answer.
  return error instanceof TypeError ? unreached : null;
}

type Held = NonNullable<SubmissionResult['initialValue']>;

/** The texts of a form as Conform nests them; a password stays in its field and nowhere else. */
function typedIn(form: FormData): Held {
  const values: Held = {};
  for (const [name, text] of form) {
    if (typeof text !== 'string' || name === 'password' || name === intentField) continue;
    const parts = name.split(/[.[\]]+/).filter(Boolean);
    let held = values;
    parts.forEach((part, index) => {
      const inner = parts[index + 1];
      held[part] ??= inner === undefined ? text : /^\d+$/.test(inner) ? [] : {};
      if (inner !== undefined) held = held[part] as Held;
    });
  }
  return values;
}

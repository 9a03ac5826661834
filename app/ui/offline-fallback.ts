import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { intentField } from './row-intents.ts';

const unreached =
  'We could not reach the server. Please check your connection. What you typed is still here.';

/**
 * The `clientAction` of a route with a form. It sends the form as ever; where no answer comes it
 * answers like a server that failed, so that the page stays and says so instead of giving way to
 * an error page. A check in the background that gets no answer says nothing.
 */
export async function offlineFallback({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // fetch rejects with a TypeError when it got no answer.
    if (!(error instanceof TypeError)) throw error;
    const form = await copy.formData();
    const checksOnly = String(form.get(intentField)).includes('"validate"');
    const result: SubmissionResult = {
      status: 'error',
      initialValue: typedIn(form),
      error: { '': [unreached] },
    };
    // With an error status the page's data is not read again, which would fail as well.
    return Response.json(checksOnly ? null : { result, unexplained: true }, { status: 503 });
  }
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

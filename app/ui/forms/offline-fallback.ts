import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { documentLocale } from '#app/lib/i18n/locale.ts';
import { formatMessage, inLanguage } from '#app/lib/i18n/message.ts';
import { ui } from '#app/messages/en/ui.ts';
import { intentField, isCheck } from './row-intents.ts';

/**
 * The `clientAction` of a route with a form. It sends the form as usual. When the server cannot be
 * reached, or says that it is unavailable, it replies as a server that failed would, so that the
 * page stays, with what was typed and an error, and no error page takes its place. A background
 * check that fails says nothing.
 */
export async function offlineFallback({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const form = await copy.formData();
    if (isCheck(form)) return Response.json(null, { status: 503 });
    const reason = reasonFor(error);
    if (!reason) throw error;
    const result: SubmissionResult = {
      status: 'error',
      initialValue: typedValues(form),
      error: { '': [uiText(reason)] },
    };
    // With an error status the page's data is not loaded again, which would fail as well.
    return Response.json({ result, unexplained: true }, { status: 503 });
  }
}

/** What to say above a form that stays; null for an error that replaces the page. */
function reasonFor(error: unknown): 'unreached' | 'unavailable' | null {
  // fetch rejects with a TypeError when the server cannot be reached.
  if (error instanceof TypeError) return 'unreached';
  const isUnavailable =
    typeof error === 'object' && error !== null && 'status' in error && error.status === 503;
  return isUnavailable ? 'unavailable' : null;
}

/** Without the hooks of use-messages: a route without a view must not load React. */
function uiText(key: 'unreached' | 'unavailable'): string {
  const locale = documentLocale();
  return formatMessage(inLanguage(ui, locale)[key], locale);
}

type Values = NonNullable<SubmissionResult['initialValue']>;

/** The texts of a form, nested as Conform nests them, without passwords. */
function typedValues(form: FormData): Values {
  const values: Values = {};
  for (const [name, text] of form) {
    if (typeof text !== 'string' || /password/i.test(name) || name === intentField) continue;
    const parts = name.split(/[.[\]]+/).filter(Boolean);
    let group = values;
    parts.forEach((part, index) => {
      const inner = parts[index + 1];
      group[part] ??= inner === undefined ? text : /^\d+$/.test(inner) ? [] : {};
      if (inner !== undefined) group = group[part] as Values;
    });
  }
  return values;
}

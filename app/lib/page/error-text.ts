import { isRouteErrorResponse } from '@remix-run/react';
import type { PageError } from '#app/lib/http/page.server.ts';
import type { Translator } from '#app/lib/i18n/use-messages.tsx';
import type { errors } from '#app/messages/en/errors.ts';

type Errors = typeof errors;

interface ErrorText {
  title: string;
  text: string;
}

/** The title and the text of the error page. */
export function errorText(error: unknown, t: Translator<Errors>): ErrorText {
  if (isUnreached(error)) return { title: t('unreached.title'), text: t('unreached.text') };
  if (isNoSuchPage(error)) return { title: t('noSuchPage.title'), text: t('noSuchPage.text') };
  const pageError = pageErrorOf(error);
  if (pageError) return pageErrorText(pageError, t);
  const status = statusOf(error);
  if (status >= 500) return { title: t('ourFault.title'), text: t('ourFault.text') };
  return { title: t('notDone'), text: t(status === 405 ? 'noForms' : 'goBack') };
}

function pageErrorText(error: PageError, t: Translator<Errors>): ErrorText {
  const { code, message, hint = '', draft } = error;
  if (draft && code === 'unauthenticated') return { title: t('loggedOut'), text: message };
  switch (code) {
    case 'unauthenticated':
    case 'forbidden':
      return { title: t('restricted'), text: message };
    case 'not-found':
      return { title: message, text: hint };
    case 'method-not-allowed':
      return { title: t('notDone'), text: t('noForms') };
    case 'conflict':
      return { title: t('changed'), text: message };
    case 'too-many':
      return { title: t('wait'), text: message };
    case 'unavailable':
      return { title: t('unavailable'), text: message };
    default:
      return { title: t('notDone'), text: message };
  }
}

/** The HTTP status of the error page. */
export const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) ? error.status : 500;

/** What was typed into a form whose sender was refused; undefined for other errors. */
export const draftOf = (error: unknown): PageError['draft'] => pageErrorOf(error)?.draft;

/** The first page of the list of a malformed cursor; undefined for other errors. */
export const listStartOf = (error: unknown): string | undefined => pageErrorOf(error)?.listStart;

/** Where the person can go on; undefined for other errors. */
export const linkOf = (error: unknown): PageError['link'] => pageErrorOf(error)?.link;

/** What stands over the page of a community that the person may not enter; undefined for other errors. */
export const doorOf = (error: unknown): PageError['door'] => pageErrorOf(error)?.door;

/** Whether there is no page at the address, as against a page whose subject is missing. */
export const isNoSuchPage = (error: unknown): boolean =>
  statusOf(error) === 404 && (pageErrorOf(error)?.messageKey ?? noSuchPage) === noSuchPage;

/** Whether there is no community of the name in the address. */
export const isNoCommunity = (error: unknown): boolean =>
  pageErrorOf(error)?.messageKey === 'communities.notFound';

const noSuchPage = 'http.noSuchPage';

/** What `handlePage` threw; null for errors of Remix and unexpected ones. */
function pageErrorOf(error: unknown): PageError | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'messageKey' in data
    ? (data as PageError)
    : null;
}

/** Whether a navigation by script could not reach the server: browsers name it in a TypeError. */
const isUnreached = (error: unknown): boolean =>
  typeof document !== 'undefined' &&
  error instanceof TypeError &&
  /fetch|load failed/i.test(error.message);

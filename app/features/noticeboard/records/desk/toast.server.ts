import type { Language } from '#db/enums.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { translate, type MessageKey } from '#app/messages/catalogue.server.ts';

type ToastText =
  Extract<MessageKey, `recordsDesk.toasts.${string}`> extends `recordsDesk.toasts.${infer Name}`
    ? Name
    : never;

/** Leads to a page of the records desk, with a toast that may be about a document. */
export function redirectOnDesk(
  { ctx, community }: DeskPageArgs,
  page: '' | `/${string}`,
  [title, description]: [ToastText, ToastText],
  document?: { title: string; language: Language },
): Promise<Response> {
  return redirectWithToast(`${deskPath(community.slug, 'documents')}${page}`, {
    title: translate(ctx.locale, `recordsDesk.toasts.${title}`),
    ...(document && { about: document.title, language: document.language }),
    description: translate(ctx.locale, `recordsDesk.toasts.${description}`),
  });
}

import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import type { DeskRequestPage } from './request-page.server.ts';

/** What each part of a request's page is given. */
export interface RequestFormProps {
  page: DeskRequestPage;
  reply: FormReply | undefined;
}

/** The id of the one form of the page, whose buttons each save their own part. */
export const requestForm = 'request';

/** The state of the page's form, with what is still to be sent once another part was saved. */
export const formOf = (
  { reply }: RequestFormProps,
  defaults: Record<string, unknown> = {},
): FormState =>
  formState(reply?.saved ? null : reply?.result, { ...defaults, ...reply?.saved?.fields });

import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import type { DeskRequestPage } from './request-page.server.ts';

/** What each form of a request's page is given. */
export interface RequestFormProps {
  page: DeskRequestPage;
  reply: FormReply | undefined;
}

/** The state of one of the forms of the page: of another one's reply it takes nothing. */
export function formOf(
  { reply }: RequestFormProps,
  intents: string[],
  defaults: Record<string, unknown> = {},
): FormState {
  const intent = reply?.result.initialValue?.intent;
  const isMine = typeof intent === 'string' && intents.includes(intent);
  return formState(isMine ? reply?.result : null, defaults);
}

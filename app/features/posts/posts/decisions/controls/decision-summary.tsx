import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { posts } from '#app/messages/en/posts.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { stepFor, fieldPrefix } from '../confirmed-actions.ts';
import type { OpenTransition } from '../state/open-transitions.server.ts';
import { KeptReason } from './reason-fields.tsx';

const failures = { PUBLISHED: 'failedToApprove', REJECTED: 'failedToReject' } as const;

const isKnown = (status: string): status is keyof typeof failures =>
  Object.hasOwn(failures, status);

/** Says that a decision was not carried out, and why where there is a reason to give. */
export function DecisionSummary({
  reply,
  title,
  steps,
  formId,
  children,
}: {
  reply: FormReply | undefined;
  title: string;
  /** What is open on the page: a reason that none of it takes stands here. */
  steps?: OpenTransition[];
  /** The id of the form that answers to a question are sent with. */
  formId?: string;
  /** The way to the post, where the page does not show it at once. */
  children?: ReactNode;
}) {
  const t = useMessages(posts);
  const posted = formState(reply?.result);
  const status = posted.field('status').value;
  const form = formState(reply?.result, {}, fieldPrefix(posted.field('id').value, status));
  const failure = reply?.unexplained && isKnown(status) ? t(failures[status]) : undefined;
  return (
    <ErrorSummary form={form} title={failure ? t('error') : title} text={failure} formId={formId}>
      {steps && !stepFor({ status, reason: posted.field('reason').value }, steps) && (
        <KeptReason posted={posted} />
      )}
      {children}
    </ErrorSummary>
  );
}

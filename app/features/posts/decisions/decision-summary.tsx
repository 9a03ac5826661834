import type { SubmissionResult } from '@conform-to/react';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { formState } from '#app/ui/form-state.ts';

const failures: Record<string, string> = {
  PUBLISHED: 'Failed to approve item. Please try again.',
  REJECTED: 'Failed to reject item. Please try again.',
};

/** What became of a decision that was not carried out, and why where there is a reason to give. */
export function DecisionSummary({
  answer,
  title,
}: {
  answer: { result: SubmissionResult; unexplained?: boolean } | undefined;
  title: string;
}) {
  const form = formState(answer?.result);
  const failure = answer?.unexplained ? failures[form.field('status').value] : undefined;
  return <ErrorSummary form={form} title={failure ? 'Error' : title} text={failure} />;
}

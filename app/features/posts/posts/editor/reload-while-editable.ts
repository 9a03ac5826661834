import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';

/**
 * After an edit that lost to another one, the page shows the post as it is now. After any other
 * refusal, and after a check in the background, it stays with what was typed: of a post that can no
 * longer be edited there is no page to load.
 */
export const reloadWhileEditable: ShouldRevalidateFunction = ({
  formData,
  actionStatus = 200,
  actionResult,
}) =>
  !formData?.has('__intent__') &&
  (actionStatus < 400 || (actionResult as FormReply | undefined)?.conflict !== undefined);

import {
  resetAskSchema,
  sendReset,
} from '#app/features/accounts/login/recovery/ask-reset.server.ts';
import { defineJob } from './define-job.server.ts';

/** Queued for every address that somebody typed at /forgot-password, with and without an account. */
export const sendResetJob = defineJob({
  name: 'send-reset',
  payload: resetAskSchema,
  retry: { limit: 5, delaySeconds: 10 },
  run: ({ em, payload }) => sendReset(em, payload),
});

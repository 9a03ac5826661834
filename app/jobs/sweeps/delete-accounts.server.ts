import { deleteDueAccounts } from '#app/features/site/own-account/delete-for-good.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

export const deleteAccountsJob = defineScheduledJob({
  name: 'delete-accounts',
  schedule: '15 * * * *',
  retry: { limit: 5, delaySeconds: 60 },
  run: ({ em, signal }) => deleteDueAccounts(em, signal),
});

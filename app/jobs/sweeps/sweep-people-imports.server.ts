import { deleteOldImports } from '#app/features/residency/memberships/import/imports.server.ts';
import { defineScheduledJob } from '../define-job.server.ts';

export const sweepPeopleImportsJob = defineScheduledJob({
  name: 'sweep-people-imports',
  schedule: '40 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em }) => deleteOldImports(em),
});

import { keepAllDeliveries } from '#app/features/noticeboard/notices/delivery/open-deliveries.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

export const keepDeliveriesJob = defineScheduledJob({
  name: 'keep-deliveries',
  schedule: '*/5 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em, signal }) => keepAllDeliveries(em, signal),
});

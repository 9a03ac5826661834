import { countCity } from '#app/features/communities/figures/city-figures.server.ts';
import { defineScheduledJob } from './define-job.server.ts';

export const countCityJob = defineScheduledJob({
  name: 'count-city',
  schedule: '*/5 * * * *',
  retry: { limit: 2, delaySeconds: 60 },
  run: ({ em }) => countCity(em),
});

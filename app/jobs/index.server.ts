import { countCity } from '#app/features/communities/figures/city-figures.server.ts';
import { endWaitsForClosed } from '#app/features/building/bookings/commands/end-waits.server.ts';
import { freeBookingsOfLeft } from '#app/features/building/bookings/commands/free-of-left.server.ts';
import { keepAllDeliveries } from '#app/features/noticeboard/notices/delivery/deliveries.server.ts';
import { keepServices } from '#app/features/noticeboard/notices/service/rows.server.ts';
import { carryOutDueEndings } from '#app/features/residency/ending/due-endings.server.ts';
import { carryOutDueHandovers } from '#app/features/residency/handover/commands.server.ts';
import { backUpNightly } from '#app/features/site/backups/nightly.server.ts';
import { checkpointEmbedded } from '#app/lib/db/embedded.server.ts';
import { defineScheduledJob, type Job } from './define-job.server.ts';
import { emailJobs } from './emails.server.ts';
import { sweeps } from './sweeps.server.ts';

/** Every job there is. */
export const jobs: readonly Job[] = [
  ...emailJobs,
  ...sweeps,
  // Before the night's clean-ups, so that what they delete by mistake is in it. Once for all processes.
  defineScheduledJob({
    name: 'back-up',
    schedule: '20 2 * * *',
    retry: { limit: 3, delaySeconds: 300 },
    limitSeconds: 6 * 60 * 60,
    run: ({ em, signal }) => backUpNightly(em, signal),
  }),
  defineScheduledJob({
    name: 'checkpoint-embedded',
    schedule: '50 * * * *',
    run: checkpointEmbedded,
  }),
  defineScheduledJob({
    name: 'count-city',
    schedule: '*/5 * * * *',
    run: ({ em }) => countCity(em),
  }),
  defineScheduledJob({
    name: 'keep-deliveries',
    schedule: '*/5 * * * *',
    run: async ({ em, signal }) => {
      await keepAllDeliveries(em, signal);
      await keepServices(em);
    },
  }),
  // Before the memberships that end the same night: a successor is there when somebody goes.
  defineScheduledJob({
    name: 'hand-over',
    schedule: '1 * * * *',
    retry: { limit: 5, delaySeconds: 60 },
    run: ({ em, signal }) => carryOutDueHandovers(em, signal),
  }),
  // A few minutes after midnight, and every hour in case that run was missed.
  defineScheduledJob({
    name: 'end-memberships',
    schedule: '3 * * * *',
    retry: { limit: 5, delaySeconds: 60 },
    run: ({ em, signal }) => carryOutDueEndings(em, signal),
  }),
  // After those endings: what people who left had booked goes to the next in line, and nobody waits for what was
  // closed.
  defineScheduledJob({
    name: 'free-bookings',
    schedule: '8 * * * *',
    retry: { limit: 5, delaySeconds: 60 },
    run: async ({ em, signal }) => {
      await freeBookingsOfLeft(em, signal);
      await endWaitsForClosed(em, signal);
    },
  }),
];

import { z } from 'zod';

const queueFilters = ['all', 'listings', 'activities'] as const;

/** Which posts of the queue `?show=` asks for. */
export const queueFilterSchema = z.enum(queueFilters).catch('all');
export type QueueFilter = z.output<typeof queueFilterSchema>;

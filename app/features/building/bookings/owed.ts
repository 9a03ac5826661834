import type { BookingState } from '#db/enums.ts';

/** What has to happen before somebody has a place. */
export const tasks = ['CERTIFICATE', 'OFFICE', 'DEPOSIT'] as const;
export type Task = (typeof tasks)[number];

/** What decides what is owed for a booking. */
export interface OwedFacts {
  state: BookingState;
  isConfirmedByHand: boolean;
  /** In cents; null for none. */
  deposit: number | null;
  needsCertificate: boolean;
  /** The stored file; null for none. */
  certificateId: string | null;
  /** When the desk got it on paper. */
  certificateReceivedAt: Date | null;
  depositHeldAt: Date | null;
}

/** The tasks of a booking in their order, each with whether it is done; none of one that holds no time. */
export function tasksOf(booking: OwedFacts): { task: Task; isDone: boolean }[] {
  if (booking.state !== 'ASKED' && booking.state !== 'CONFIRMED') return [];
  const isDone: Record<Task, boolean> = {
    CERTIFICATE: booking.certificateId !== null || booking.certificateReceivedAt !== null,
    OFFICE: booking.state === 'CONFIRMED',
    DEPOSIT: booking.depositHeldAt !== null,
  };
  const isAsked: Record<Task, boolean> = {
    CERTIFICATE: booking.needsCertificate,
    OFFICE: booking.isConfirmedByHand,
    DEPOSIT: booking.deposit !== null,
  };
  return tasks.filter((task) => isAsked[task]).map((task) => ({ task, isDone: isDone[task] }));
}

/** What is still owed for a booking. */
export const owedFor = (booking: OwedFacts): Task[] =>
  tasksOf(booking).flatMap(({ task, isDone }) => (isDone ? [] : [task]));

/** How many of the tasks still owed are the resident's own: the confirmation is the office's. */
export const ownTasksOwed = (booking: OwedFacts): number =>
  owedFor(booking).filter((task) => task !== 'OFFICE').length;

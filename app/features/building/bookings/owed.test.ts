import { describe, expect, it } from 'vitest';
import { ownTasksOwed, owedFor, tasksOf, type OwedFacts } from './owed.ts';

const move: OwedFacts = {
  state: 'ASKED',
  isConfirmedByHand: true,
  deposit: 30_000,
  needsCertificate: true,
  certificateId: null,
  certificateReceivedAt: null,
  depositHeldAt: null,
};

describe('Rules 36: what is still owed for a booking', () => {
  it('is what the place takes', () => {
    expect(owedFor(move)).toEqual(['CERTIFICATE', 'OFFICE', 'DEPOSIT']);
    expect(owedFor({ ...move, deposit: null, needsCertificate: false })).toEqual(['OFFICE']);
  });

  it('counts what the resident has to do without the confirmation by the office', () => {
    expect(ownTasksOwed(move)).toBe(2);
    expect(ownTasksOwed({ ...move, deposit: null, needsCertificate: false })).toBe(0);
    expect(ownTasksOwed({ ...move, state: 'CONFIRMED', isConfirmedByHand: false })).toBe(2);
  });

  it('gets less as each is done, and stays on the list', () => {
    const done = { ...move, certificateId: 'a-file', depositHeldAt: new Date() };
    expect(owedFor(done)).toEqual(['OFFICE']);
    expect(owedFor({ ...move, certificateReceivedAt: new Date() })).toEqual(['OFFICE', 'DEPOSIT']);
    expect(tasksOf({ ...done, state: 'CONFIRMED' })).toEqual([
      { task: 'CERTIFICATE', isDone: true },
      { task: 'OFFICE', isDone: true },
      { task: 'DEPOSIT', isDone: true },
    ]);
  });

  it.each(['WAITING', 'REFUSED', 'CANCELLED'] as const)(
    'is nothing for one that is %s',
    (state) => {
      expect(tasksOf({ ...move, state })).toEqual([]);
    },
  );
});

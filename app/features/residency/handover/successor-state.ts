/** What a row of a membership says about somebody who is to take over its community. */
export interface Membership {
  state: string;
  isPastLastDay: boolean;
  endsOn: string | null;
  wasConfirmed: boolean;
  /** Whether a moderator decided on it. */
  wasDecided: boolean;
}

/** How somebody stands to a community that they are to take over. Only the first two may. */
type SuccessorState = 'member' | 'newcomer' | 'leaving' | 'waiting' | 'refused';

/**
 * How somebody stands to a community, by their row there. Somebody without one, or who moved out, comes
 * in from outside; whoever waits for the board, was refused by it, or is about to leave takes nothing over.
 */
export function successorStateOf(row: Membership | null): SuccessorState {
  if (!row) return 'newcomer';
  if (row.state === 'CONFIRMED') {
    if (row.endsOn === null) return 'member';
    return row.isPastLastDay ? 'newcomer' : 'leaving';
  }
  if (row.state === 'ENDED') return row.wasDecided && !row.wasConfirmed ? 'refused' : 'newcomer';
  return 'waiting';
}

export const canTakeOver = (state: SuccessorState): boolean =>
  state === 'member' || state === 'newcomer';

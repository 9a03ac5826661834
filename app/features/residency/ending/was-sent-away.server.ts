import type { UserCommunity } from '#db/entities/index.ts';

/**
 * Whether a moderator refused or ended a membership, or set the day it ends on, and none has confirmed it since. It
 * stays so while the person asks again and takes that back.
 */
export const wasSentAway = ({ state, decidedBy, endedAt, endsOn }: UserCommunity): boolean =>
  Boolean(decidedBy) && Boolean(state === 'CONFIRMED' ? endsOn : (endedAt ?? endsOn));

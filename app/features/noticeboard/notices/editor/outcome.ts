import { audiences, noticeKinds, type Audience, type NoticeKind } from '#db/enums.ts';
import type { NoticeState } from '../state.ts';
import { isWholeAudience } from '../several/several.ts';
import { typedTime } from './typed-time.ts';

/** An audience as its fields say it, and how many people that is; null where it is not known. */
export interface CountedAudience {
  audience: Audience;
  floors: string;
  units: string;
  /** The ids of other communities that are counted with it, as `joinedIds` has them. */
  also?: string;
  people: number | null;
}

/** What becomes of a notice as it is written now. */
export interface Outcome {
  audience: Audience;
  /** The floors or units, as they were typed. */
  list: string;
  /** The ids of the other communities that get it, as `joinedIds` has them. */
  also: string;
  kind: NoticeKind;
  /** When it comes out: null for now, or for a notice that is out. */
  later: Date | null;
  /** How many people it is for; null where it is not known, as for units that are being typed. */
  people: number | null;
}

/** Whether a notice in this state has been out, so that the time of its publishing is no question any more. */
export const wasPublished = (state: NoticeState | null): boolean =>
  state === 'live' || state === 'expired' || state === 'taken-down';

/** What becomes of the notice whose fields have these values. `known` are the audiences that were counted. */
export function outcomeOf(
  value: (name: string) => string,
  state: NoticeState | null,
  known: readonly CountedAudience[],
  now = new Date(),
): Outcome {
  const audience = audiences.find((one) => one === value('audience')) ?? 'EVERYONE';
  const kind = noticeKinds.find((one) => one === value('kind')) ?? 'INFORMATION';
  const [floors, units] = [value('audienceFloors').trim(), value('audienceUnits').trim()];
  const at = wasPublished(state) ? null : typedTime(value('publishedAt').replace(' ', 'T'));
  const also = isWholeAudience(audience) ? value('alsoIn') : '';
  const counted = known.find(
    (one) =>
      one.audience === audience &&
      (one.also ?? '') === also &&
      (audience !== 'FLOORS' || one.floors === floors) &&
      (audience !== 'UNITS' || one.units === units),
  );
  return {
    audience,
    list: audience === 'FLOORS' ? floors : audience === 'UNITS' ? units : '',
    also,
    kind,
    later: at && at > now ? at : null,
    people: counted?.people ?? null,
  };
}

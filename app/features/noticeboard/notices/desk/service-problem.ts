import type { Audience, NoticeKind } from '#db/enums.ts';
import { AppError } from '#app/lib/errors.ts';

/** The types of notice that the law may ask to serve on each owner. */
const servedKinds: readonly NoticeKind[] = ['MEETING', 'STATUTORY'];

interface Facts {
  kind: NoticeKind;
  audience: Audience;
  mustBeServed: boolean;
}

/**
 * AppError `invalid` for a notice to be served that is none of a meeting or of the law, or that is for tenants,
 * and for one that no longer would be although it is out.
 */
export function serviceProblem(
  { kind, audience, mustBeServed }: Facts,
  before: { mustBeServed: boolean; isOut: boolean } | null,
): AppError | null {
  if (!mustBeServed) {
    return before?.isOut && before.mustBeServed
      ? new AppError('invalid', 'noticeDesk.staysServed', { field: 'mustBeServed' })
      : null;
  }
  if (!servedKinds.includes(kind)) {
    return new AppError('invalid', 'noticeDesk.servedKind', { field: 'mustBeServed' });
  }
  return audience === 'TENANTS'
    ? new AppError('invalid', 'noticeDesk.servedAudience', { field: 'audience' })
    : null;
}

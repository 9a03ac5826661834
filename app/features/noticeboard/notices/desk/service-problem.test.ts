import { describe, expect, it } from 'vitest';
import { serviceProblem } from './service-problem.ts';

const meeting = { kind: 'MEETING', audience: 'EVERYONE', mustBeServed: true } as const;
const messageOf = (...args: Parameters<typeof serviceProblem>) =>
  serviceProblem(...args)?.messageKey ?? null;

describe('which notices can be served (rules 37.2)', () => {
  it('are those of a meeting and of the law', () => {
    expect(messageOf(meeting, null)).toBeNull();
    expect(messageOf({ ...meeting, kind: 'STATUTORY', audience: 'OWNERS' }, null)).toBeNull();
    for (const kind of ['INFORMATION', 'MAINTENANCE', 'EMERGENCY'] as const) {
      expect(messageOf({ ...meeting, kind }, null)).toBe('noticeDesk.servedKind');
      expect(messageOf({ ...meeting, kind, mustBeServed: false }, null)).toBeNull();
    }
  });

  it('are not those for tenants, who own nothing', () => {
    expect(messageOf({ ...meeting, audience: 'TENANTS' }, null)).toBe('noticeDesk.servedAudience');
  });

  it('stay so once they are out', () => {
    const not = { ...meeting, mustBeServed: false };
    expect(messageOf(not, { mustBeServed: true, isOut: true })).toBe('noticeDesk.staysServed');
    expect(messageOf(not, { mustBeServed: true, isOut: false })).toBeNull();
    expect(messageOf(not, { mustBeServed: false, isOut: true })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { requestStates } from '#db/enums.ts';
import { isEnd, isOutcome, movesFrom, openStates } from './state-machine.ts';

describe('the states of a request', () => {
  it('are open, or an end', () => {
    for (const state of requestStates) {
      expect(isEnd(state)).toBe(!openStates.some((open) => open === state));
    }
  });

  it('let the desk plan again, and never go back to new or reopened', () => {
    for (const state of requestStates) {
      expect(movesFrom(state)).not.toContain('NEW');
      expect(movesFrom(state)).not.toContain('REOPENED');
      expect(movesFrom(state)).toContain('PLANNED');
      if (state !== 'PLANNED') expect(movesFrom(state)).not.toContain(state);
    }
  });

  it('are told at once where they say what happens', () => {
    expect(requestStates.filter(isOutcome)).toEqual(['PLANNED', 'DONE', 'DECLINED']);
  });
});

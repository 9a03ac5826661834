import { describe, expect, it } from 'vitest';
import { outcomeOf, type CountedAudience } from './outcome.ts';

const now = new Date('2026-11-25T15:00Z');
const known: CountedAudience[] = [
  { audience: 'EVERYONE', floors: '', units: '', people: 131 },
  { audience: 'FLOORS', floors: '3', units: '', people: 12 },
];
const outcome = (fields: Record<string, string>, state: 'draft' | 'live' | null = null) =>
  outcomeOf((name) => fields[name] ?? '', state, known, now);

describe('what becomes of a notice as it is written now', () => {
  it('is to everyone, now, as information, where nothing else was chosen', () => {
    expect(outcome({})).toEqual({
      ...{
        audience: 'EVERYONE',
        list: '',
        also: '',
        kind: 'INFORMATION',
        later: null,
        people: 131,
      },
    });
  });

  it('is later only for a time to come, of a notice that is not out', () => {
    const later = { publishedAt: '2026-11-25T10:01' };
    expect(outcome(later).later).toEqual(new Date('2026-11-25T15:01Z'));
    expect(outcome({ publishedAt: '2026-11-25T10:00' }).later).toBeNull();
    expect(outcome(later, 'draft').later).not.toBeNull();
    expect(outcome(later, 'live').later).toBeNull();
  });

  it('counts floors and units only as they were counted', () => {
    const floors = (audienceFloors: string) => outcome({ audience: 'FLOORS', audienceFloors });
    expect(floors(' 3 ')).toMatchObject({ list: '3', people: 12 });
    expect(floors('3, 4')).toMatchObject({ list: '3, 4', people: null });
    expect(outcome({ audience: 'OWNERS' }).people).toBeNull();
  });

  it('counts other communities with it only as they were counted, and never for floors', () => {
    const inTwo = { audience: 'EVERYONE', alsoIn: 'a.b' };
    expect(outcome(inTwo)).toMatchObject({ also: 'a.b', people: null });
    const counted = {
      audience: 'EVERYONE' as const,
      floors: '',
      units: '',
      also: 'a.b',
      people: 200,
    };
    const value = (name: string) => ({ ...inTwo })[name as 'alsoIn'] ?? '';
    expect(outcomeOf(value, null, [...known, counted], now).people).toBe(200);
    expect(outcome({ audience: 'FLOORS', audienceFloors: '3', alsoIn: 'a' })).toMatchObject({
      also: '',
      people: 12,
    });
  });
});

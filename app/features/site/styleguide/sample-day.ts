/** The date of every sample: November 18, 2026, at noon in Ottawa. */
export const sampleDay = new Date('2026-11-18T17:00:00Z');

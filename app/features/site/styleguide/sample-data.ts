/** The date of every sample: November 18, 2026, at noon in Ottawa. */
export const sampleDay = new Date('2026-11-18T17:00:00Z');

/** One of each colour. */
export const people = ['GO', 'AB', 'DF', 'AD', 'TP', 'ÉF', 'JP', 'MT'].map((initials) => ({
  id: initials,
  initials,
  image: null,
}));

export const picture = '/images/listings/sofa.svg';
export const none = '/images/listings/none.svg';

/** The address of a community's bookings, of a place to book, or of a booking. */
export const bookingsPath = (slug: string, placeId?: string, bookingId?: string): string =>
  ['/communities', slug, 'bookings', placeId, bookingId].filter(Boolean).join('/');

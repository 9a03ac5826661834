/** The sections of a community's desk, in the order of its menu; each is a path under /manage/{slug}. */
export const deskSections = [
  'people',
  'units',
  'notices',
  'requests',
  'bookings',
  'documents',
  'settings',
] as const;
export type DeskSection = (typeof deskSections)[number];

/** The address of a community's desk, or of a section of it. */
export const deskPath = (slug: string, section?: DeskSection): string =>
  section ? `/manage/${slug}/${section}` : `/manage/${slug}`;

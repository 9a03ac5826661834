import type { Language, Role } from '#db/enums.ts';

export interface Membership {
  id: string;
  communityId: string;
  condoUnit: string;
  isPrimary: boolean;
  canModerate: boolean;
  community: { name: string; slug: string };
}

/** The logged-in person, as plain data. The primary membership comes first. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  image: string | null;
  role: Role;
  /** The language that this person chose; null while none was. */
  language: Language | null;
  memberships: Membership[];
}

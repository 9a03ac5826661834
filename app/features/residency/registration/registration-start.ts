/** What the registration form starts with, where a letter or an invitation led to it. */
export interface RegistrationStart {
  name?: string;
  email?: string;
  invitation?: string;
  communities?: { communityId: string; condoUnit: string; code?: string }[];
}

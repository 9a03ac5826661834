import { z } from 'zod';
import { moment } from '#app/lib/api/fields.ts';

/** The path of a call about one community. */
export const communityParams = z.object({
  community: z.string().meta({ description: 'Its slug or its id' }),
});

/** What anybody may know of a community. */
export const communityChoiceApiSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    address: z.string().nullable(),
  })
  .meta({ id: 'CommunityChoice' });

export type CommunityChoice = z.output<typeof communityChoiceApiSchema>;

const text = z.string().nullable();

/** A community as its members and moderators see it. */
export const communityApiSchema = communityChoiceApiSchema
  .extend({
    heroImageUrl: text,
    logoUrl: text,
    description: text,
    rulesUrl: text,
    emergencyPdfUrl: text,
    emergencyPhone: text,
    managerEmail: text,
    managerPhone: text,
    officeHours: text,
    acOnApprox: text.meta({ description: 'About when the air conditioning comes on, in words' }),
    heatOnApprox: text.meta({ description: 'About when the heating comes on, in words' }),
    fireInspectionApprox: text,
    requireModeration: z
      .boolean()
      .meta({ description: 'Whether the board reviews listings and activities first' }),
    createdAt: moment,
  })
  .meta({ id: 'Community' });

export type CommunityJson = z.output<typeof communityApiSchema>;

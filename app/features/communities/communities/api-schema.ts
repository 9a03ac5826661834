import { z } from 'zod';
import { contentLanguage, moment } from '#app/lib/api/fields.ts';

/** The path parameters of an endpoint about one community. */
export const communityParams = z.object({
  community: z.string().meta({ description: 'Its slug or its id' }),
});

/** What anybody may see of a community. */
export const communityChoiceApiSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    address: z.string().nullable(),
  })
  .meta({ id: 'CommunityChoice' });

export type CommunityChoice = z.output<typeof communityChoiceApiSchema>;

const nullableText = z.string().nullable();

/** A community as its members and moderators see it. */
export const communityApiSchema = communityChoiceApiSchema
  .extend({
    heroImageUrl: nullableText,
    logoUrl: nullableText,
    language: contentLanguage,
    description: nullableText,
    rulesUrl: nullableText,
    emergencyPdfUrl: nullableText,
    emergencyPhone: nullableText,
    boardEmail: nullableText,
    managerEmail: nullableText,
    managerPhone: nullableText,
    officeHours: nullableText,
    acOnApprox: nullableText.meta({
      description: 'Roughly when the air conditioning comes on, as text',
    }),
    heatOnApprox: nullableText.meta({ description: 'Roughly when the heating comes on, as text' }),
    fireInspectionApprox: nullableText,
    requireModeration: z.boolean().meta({
      description: 'Whether the board reviews listings and activities before they are published',
    }),
    createdAt: moment,
  })
  .meta({ id: 'Community' });

export type CommunityJson = z.output<typeof communityApiSchema>;

import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { documentKinds } from '../enums.ts';
import { Community } from './community.entity.ts';
import { updatedAt, uuidKey } from './shared.ts';

/** A text its residents look things up in: the house rules, what to do in an emergency. */
export const CommunityDocument = defineEntity({
  name: 'CommunityDocument',
  tableName: 'community_documents',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    kind: p.enum(documentKinds),
    title: p.text(),
    lead: p.text(),
    sections: p.json<{ heading: string; paragraphs: string[] }[]>(),
    updatedAt: updatedAt(),
  },
  uniques: [
    { name: 'community_documents_community_kind_unique', properties: ['community', 'kind'] },
  ],
});
export type CommunityDocument = InferEntity<typeof CommunityDocument>;

import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { documentKinds } from '../enums.ts';
import { Community } from './community.entity.ts';
import { language, translation, translationCheck, updatedAt, uuidKey } from './shared.ts';

interface DocumentText {
  title: string;
  lead: string;
  sections: DocumentSection[];
}

interface DocumentSection {
  heading: string;
  paragraphs: string[];
}

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
    sections: p.json<DocumentSection[]>(),
    language: language(),
    translation: translation<DocumentText>(),
    /** Adds one with each change: an edit names the version it was made on. */
    version: p.integer().default(1),
    updatedAt: updatedAt(),
  },
  uniques: [
    { name: 'community_documents_community_kind_unique', properties: ['community', 'kind'] },
  ],
  checks: [translationCheck('community_documents', ['title', 'lead', 'sections'])],
});
export type CommunityDocument = InferEntity<typeof CommunityDocument>;

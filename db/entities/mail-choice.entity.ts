import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { mailFrequencies, mailTopics } from '../enums.ts';
import { updatedAt } from './shared.ts';
import { User } from './user.entity.ts';

/** How often a person wants to hear of a topic, where that is not the usual. */
export const MailChoice = defineEntity({
  name: 'MailChoice',
  tableName: 'mail_choices',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    topic: p.enum(mailTopics).primary(),
    frequency: p.enum(mailFrequencies),
    updatedAt: updatedAt(),
  },
});
export type MailChoice = InferEntity<typeof MailChoice>;

import { mailTopics, type MailFrequency, type MailTopic } from '#db/enums.ts';

/** What people choose for themselves; emails about the account always come. */
export type ChosenTopic = Exclude<MailTopic, 'ACCOUNT'>;
export const chosenTopics = mailTopics.filter((topic): topic is ChosenTopic => topic !== 'ACCOUNT');

const defaults: Partial<Record<ChosenTopic, MailFrequency>> = {
  DIGEST: 'WEEKLY',
  MODERATION: 'DAILY',
};

/** The frequency for somebody who never chose. */
export const defaultChoice = (topic: ChosenTopic): MailFrequency => defaults[topic] ?? 'NOW';

const all: readonly MailFrequency[] = ['NOW', 'DAILY', 'WEEKLY', 'NEVER'];

/**
 * What can be chosen for a topic: digests and what waits for moderators never come at once, and a
 * neighbour's message is never held back.
 */
export function frequenciesOf(topic: ChosenTopic): readonly MailFrequency[] {
  if (topic === 'DIGEST' || topic === 'MODERATION') {
    return all.filter((frequency) => frequency !== 'NOW');
  }
  if (topic === 'NEIGHBOURS') return ['NOW', 'NEVER'];
  return all;
}

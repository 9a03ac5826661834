import { z } from 'zod';
import { MailChoice, User } from '#db/entities/index.ts';
import { mailFrequencies, type MailFrequency } from '#db/enums.ts';
import { canOpenDashboard, type Actor } from '#app/lib/session/actor.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { chosenTopics, defaultChoice, frequenciesOf, type ChosenTopic } from './topics.ts';

export interface TopicChoice {
  topic: ChosenTopic;
  frequency: MailFrequency;
}

/** What the actor hears of, and how often, in the order of the page. Throws AppError `unauthenticated`. */
export async function ownChoices(ctx: Ctx): Promise<TopicChoice[]> {
  const actor = requireActor(ctx, 'mailChoices.loginFirst');
  const rows = await ctx.em.find(MailChoice, { user: actor.id });
  return topicsOf(actor).map((topic) => ({
    topic,
    frequency: rows.find((row) => row.topic === topic)?.frequency ?? defaultChoice(topic),
  }));
}

/** Only who moderates hears of what waits for moderators. */
const topicsOf = (actor: Actor): ChosenTopic[] =>
  chosenTopics.filter((topic) => topic !== 'MODERATION' || canOpenDashboard(actor));

const frequency = z.enum(mailFrequencies, { error: 'mailChoices.choose' });

/** The form of the page: a frequency for each topic that the actor's page has. */
export const choicesSchema = z.object(
  Object.fromEntries(
    chosenTopics.map((topic) => [
      topic,
      frequency
        .refine((chosen) => frequenciesOf(topic).includes(chosen), 'mailChoices.choose')
        .optional(),
    ]),
  ) as Record<ChosenTopic, z.ZodOptional<typeof frequency>>,
);

/** Saves what the actor chose; a topic that is not named stays. Throws AppError `unauthenticated`. */
export async function saveChoices(
  ctx: Ctx,
  chosen: Partial<Record<ChosenTopic, MailFrequency | undefined>>,
): Promise<void> {
  const actor = requireActor(ctx, 'mailChoices.loginFirst');
  for (const topic of topicsOf(actor)) {
    const to = chosen[topic];
    if (to) await saveChoice(ctx.em, actor.id, topic, to);
  }
}

/** Saves how often a person hears of a topic; nothing for an account that does not exist. */
export async function saveChoice(
  em: Em,
  userId: string,
  topic: ChosenTopic,
  to: MailFrequency,
): Promise<void> {
  if ((await em.count(User, { id: userId })) === 0) return;
  await em.upsert(MailChoice, { user: userId, topic, frequency: to, updatedAt: new Date() });
}

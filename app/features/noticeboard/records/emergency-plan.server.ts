import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { findDocuments } from './documents.server.ts';

/**
 * The PDF that the board put on the shelf as the emergency plan, in a language or else in the other one;
 * null without one. Anybody may have it: only a document for everyone can be the plan.
 */
export async function emergencyPlan(
  em: Em,
  communityId: string,
  locale: Language,
): Promise<{ fileId: string; language: Language } | null> {
  const plans = await findDocuments(em, communityId, { readable: ['EVERYONE'], plansOnly: true });
  const plan = plans.find(({ language }) => language === locale) ?? plans[0];
  return plan ? { fileId: plan.fileId, language: plan.language } : null;
}

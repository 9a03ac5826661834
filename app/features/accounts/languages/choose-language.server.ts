import { User } from '#db/entities/index.ts';
import { languageHeader } from '#app/lib/http/cookies.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/**
 * Keeps a language for the person, on every device, and for this browser, where nobody need be
 * logged in. Returns the Set-Cookie header.
 */
export async function chooseLanguage({ em, actor }: Ctx, locale: Locale): Promise<string> {
  if (actor && actor.language !== locale) {
    await em.nativeUpdate(User, { id: actor.id }, { language: locale });
  }
  return languageHeader(locale);
}

import type { Locale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { writtenIn } from '#app/messages/en/written-in.ts';
import { fact } from '#app/ui/text/facts.css.ts';

/**
 * Says as the last of some short facts that what they are about is in the other language, where a badge would be
 * louder than that.
 */
export function OtherLanguageNote({ language }: { language: Locale }) {
  const t = useMessages(writtenIn);
  const lang = useLang()(language);
  return lang && <span className={fact}>{t(lang)}</span>;
}

import type { Locale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { writtenIn } from '#app/messages/en/written-in.ts';

/**
 * Says at the end of a line of small words that what it is about is in the other language, where a badge would be
 * louder than that.
 */
export function OtherLanguageNote({ language }: { language: Locale }) {
  const t = useMessages(writtenIn);
  const lang = useLang()(language);
  return (
    lang && (
      <>
        {' · '}
        <span>{t(lang)}</span>
      </>
    )
  );
}

import type { Locale } from '#app/lib/i18n/locale.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { writtenIn } from '#app/messages/written-in.ts';
import { Badge } from '#app/ui/badge.tsx';

/**
 * Gives the `lang` of an element by the language of its text: none where that is the page's own.
 */
export function useLang(): (language: Locale) => Locale | undefined {
  const page = useLocale();
  return (language) => (language === page ? undefined : language);
}

/** Says that a text beside it is in the other language; nothing where it is in the page's own. */
export function OtherLanguage({ language }: { language: Locale }) {
  const t = useMessages(writtenIn);
  const lang = useLang()(language);
  return (
    lang && (
      <p>
        <Badge>{t(lang)}</Badge>
      </p>
    )
  );
}

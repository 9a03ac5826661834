import type { Locale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { writtenIn } from '#app/messages/en/written-in.ts';
import { Badge } from '#app/ui/badge.tsx';

/** Says that a text beside it is in the other language; nothing where it is in the page's own. */
export function OtherLanguageBadge({ language }: { language: Locale }) {
  const t = useMessages(writtenIn);
  const lang = useLang()(language);
  return lang && <Badge>{t(lang)}</Badge>;
}

/** The same as a paragraph of its own. */
export function OtherLanguage({ language }: { language: Locale }) {
  const lang = useLang()(language);
  return (
    lang && (
      <p>
        <OtherLanguageBadge language={language} />
      </p>
    )
  );
}

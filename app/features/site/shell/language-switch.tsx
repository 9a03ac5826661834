import { useLocation } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { languages } from '#db/languages.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { shell } from '#app/messages/en/shell.ts';
import { themeForm, themeHint } from './header/header.css.ts';
import { useSafeSwitch } from './use-safe-switch.ts';

const formId = 'language-switch';

/**
 * The form behind the buttons that switch the language. The browser posts it, because each language
 * has scripts of its own. A page that would lose what was typed stays as it is (see use-safe-switch),
 * and the new language shows on the next page.
 */
export function LanguageForm() {
  const location = useLocation();
  const { stays, onSubmit } = useSafeSwitch();
  return (
    <form id={formId} method="post" action="/language" onSubmit={onSubmit}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      {stays && <input type="hidden" name="stay" value="yes" />}
    </form>
  );
}

/** A button for each other language, named in that language, which also says where the page stays. */
export function LanguageButtons({ className }: { className: string }) {
  const t = useMessages(shell);
  const { locale } = useShellData();
  const { stays } = useSafeSwitch();
  const hintId = useId();
  return languages
    .filter((other) => other !== locale)
    .map((other) => (
      <div key={other} className={themeForm}>
        <button
          form={formId}
          name="language"
          value={other}
          lang={other}
          className={className}
          aria-describedby={stays ? hintId + other : undefined}
        >
          {t(`languages.${other}`)}
        </button>
        {stays && (
          <span id={hintId + other} lang={other} className={themeHint}>
            {t(`languageLater.${other}`)}
          </span>
        )}
      </div>
    ));
}

/**
 * Loads the page again when its language changes, as after the login of somebody who chose another:
 * the scripts of a page have the words of one language.
 */
export function usePageLanguage(): void {
  const { locale } = useShellData();
  const first = useRef(locale);
  useEffect(() => {
    if (locale !== first.current) window.location.reload();
  }, [locale]);
}

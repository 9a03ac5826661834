import { useLocation } from '@remix-run/react';
import { useId } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LanguageButtons, LanguageForm } from '../language-switch.tsx';
import { themeForm, themeHint } from '../header/header.css.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { useSafeSwitch } from '../use-safe-switch.ts';
import { FooterColumns } from './footer-columns.tsx';
import * as styles from './footer.css.ts';

/** The footer on every page. */
export function Footer() {
  const t = useMessages(shell);
  return (
    <footer className={styles.footer}>
      <div className={layout.page}>
        <FooterColumns />
        <div className={styles.foot}>
          <p>{t('land')}</p>
          <div className={styles.switches}>
            <LanguageButtons className={styles.switchButton} />
            <LiteSwitch />
          </div>
        </div>
        <LanguageForm />
      </div>
    </footer>
  );
}

/** Turns scripts off on every page, for slow connections and small data plans, and on again. */
function LiteSwitch() {
  const t = useMessages(shell);
  const { lite, savesData } = useShellData();
  const location = useLocation();
  const { stays, keepsDraft, onSubmit } = useSafeSwitch();
  const hintId = useId();
  if (savesData) return <p>{t('savesData')}</p>;
  return (
    <form
      method="post"
      action="/lite"
      className={keepsDraft ? themeForm : undefined}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      {stays && <input type="hidden" name="stay" value="yes" />}
      <button
        name="lite"
        value={lite ? 'off' : 'on'}
        className={styles.switchButton}
        aria-describedby={keepsDraft ? hintId : undefined}
      >
        {t(lite ? 'full' : 'lite')}
      </button>
      {keepsDraft && (
        <span id={hintId} className={themeHint}>
          {t('liteLater')}
        </span>
      )}
    </form>
  );
}

import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** What Enter in a field selects, as the first button of its form: it saves the part that was filled in. */
export function OnEnter() {
  const t = useMessages(boardYear);
  return (
    <button name="intent" value="enter" className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
      {t('save')}
    </button>
  );
}

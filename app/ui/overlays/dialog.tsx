import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/ui.ts';
import { Button } from '../button.tsx';
import * as styles from './dialog.css.ts';

/**
 * A modal dialog. It exists only where scripts run: whatever it shows has a page of its own.
 * It opens with the focus on its first field, or else on its title. Closing it gives focus back to what opened it.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useMessages(ui);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    const fields = [...(element?.querySelectorAll('input') ?? [])];
    (fields.find(({ offsetParent }) => offsetParent) ?? heading.current)?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button type="button" kind="plain" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {children}
    </dialog>
  );
}

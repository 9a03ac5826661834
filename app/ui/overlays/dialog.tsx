import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import { Button } from '../button.tsx';
import * as styles from './dialog.css.ts';

/**
 * A modal dialog. It needs scripts, so whatever it shows also has a page. It focuses its first field
 * once loaded, or else its title. Closing it returns the focus. Closed by `open`, it keeps what was
 * typed.
 */
export function Dialog({
  title,
  open = true,
  loading = false,
  onClose,
  children,
}: {
  title: string;
  open?: boolean;
  loading?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useMessages(ui);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  useEffect(() => {
    // Somebody who moved within the dialog while it loaded stays there.
    if (!open || loading || document.activeElement !== heading.current) return;
    const fields = [...(dialog.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    fields.find(({ offsetParent }) => offsetParent)?.focus();
  }, [open, loading]);
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

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ui } from '#app/messages/en/ui.ts';
import { Button } from '../button.tsx';
import * as styles from './dialog.css.ts';

/**
 * A modal dialog. It exists only where scripts run: whatever it shows has a page of its own.
 * It opens with the focus on its first field, once that is loaded, or else on its title. Closing it
 * gives focus back to what opened it. One that is closed by `open` keeps what was typed in it.
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
  /** Whether what it shows is still to come. */
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
    // Whoever went elsewhere in the dialog while it was loading stays there.
    if (!open || loading || document.activeElement !== heading.current) return;
    const fields = [...(dialog.current?.querySelectorAll('input') ?? [])];
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

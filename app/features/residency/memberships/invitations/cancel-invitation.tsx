import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/en/invitations.ts';
import { button } from '#app/ui/button.css.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Cancels an invitation, after saying what that does, as a part of its form. */
export function CancelInvitation({
  name,
  label,
  longLabel,
}: {
  name: string;
  label: string;
  /** With the name, where a page has several. */
  longLabel?: string | undefined;
}) {
  const t = useMessages(invitations);
  return (
    <details>
      <summary className={button.danger} aria-label={longLabel}>
        {label}
      </summary>
      <div className={layout.stack}>
        <p>{t.rich('cancelling.effect', { name: <bdi>{name}</bdi> })}</p>
        <p>
          <Button kind="danger" name="intent" value="cancel">
            {t('cancelling.button')}
          </Button>
        </p>
      </div>
    </details>
  );
}

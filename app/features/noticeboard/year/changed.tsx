import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Where what somebody else saved meanwhile differs from what was typed. */
export function Changed({ reply }: { reply: Pick<FormReply, 'conflict'> | undefined }) {
  const t = useMessages(boardYear);
  const changes = reply?.conflict?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changed" className={layout.stack}>
      <h2 id="changed">{t('changed')}</h2>
      <Comparison fields={changes} before={t('savedNow')} after={t('yours')} />
    </section>
  );
}

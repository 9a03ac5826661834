import { Form } from '@remix-run/react';
import type { PostType } from '#db/enums.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { posts } from '#app/messages/en/posts.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { UndoOffer } from '../undo.server.ts';

/** Undoes the viewer's own decision on a post, and says until when. */
export function UndoForm({
  type,
  id,
  title,
  undo: { line, until },
}: {
  type: PostType;
  id: string;
  title: string;
  undo: UndoOffer;
}) {
  const t = useMessages(posts);
  const { timeOfDay } = useFormats();
  const fields = { subjectType: type, id, line, to: '/moderation' };
  return (
    <Form method="post" action="/moderation/undo" className={layout.row}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button kind="quiet" aria-label={t('undoOf', { title })}>
        {t('undo')}
      </Button>
      <span className={layout.muted}>{t('undoUntil', { time: timeOfDay(until) })}</span>
    </Form>
  );
}

import { Form, useNavigation } from '@remix-run/react';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownPostsPage } from '#app/messages/en/own-posts-page.ts';
import { Button } from '#app/ui/button.tsx';
import type { OwnPost } from './own-posts.server.ts';

/** Marks a listing as sold, as the button on its own page does, and goes on there. */
export function SellButton({
  post: { type, id, title, version },
}: {
  post: Pick<OwnPost, 'type' | 'id' | 'title' | 'version'>;
}) {
  const t = useMessages(ownPostsPage);
  const isSending = useNavigation().formData?.get('id') === id;
  return (
    <Form method="post" action={postPath(type, id)}>
      <input type="hidden" name="subjectType" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Button
        kind="quiet"
        name="status"
        value="SOLD"
        aria-label={t('sellThe', { title })}
        pending={isSending && t('selling')}
      >
        {t('sell')}
      </Button>
    </Form>
  );
}

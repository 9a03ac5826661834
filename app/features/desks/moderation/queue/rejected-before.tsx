import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { posts } from '#app/messages/en/posts.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { Rejection } from './queue-entry.server.ts';

/** What was said against a post that was sent again, by whom and when. */
export function RejectedBefore({ rejection }: { rejection: Rejection }) {
  const t = useMessages(moderation);
  const post = useMessages(posts);
  const { relativeTimeWithin } = useFormats();
  return (
    <p className={layout.small}>
      {t.rich('rejectedBefore', {
        when: <Moment at={rejection.at} text={relativeTimeWithin(rejection.at)} />,
        name: <bdi>{rejection.by}</bdi>,
        reason: (
          <>
            {rejection.entry && `${rejection.entry} `}
            <bdi>{rejection.reason}</bdi>
            {!rejection.entry && !rejection.reason && t('noReason')}
          </>
        ),
      })}
      {rejection.sentAgainAt && (
        <>
          <br />
          {post.rich('sentAgain', {
            when: (
              <Moment at={rejection.sentAgainAt} text={relativeTimeWithin(rejection.sentAgainAt)} />
            ),
          })}
        </>
      )}
    </p>
  );
}

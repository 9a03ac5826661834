import { sql } from 'kysely';
import type { PostStatus, PostType } from '#db/enums.ts';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { reachNow, type MailReach } from '#app/features/mail/outbox/mail-reaches.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { isolated } from '#app/lib/isolated.ts';
import { shortName } from '#app/lib/format.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { isOver, type Span } from '#app/features/posts/basics/over.ts';
import { canWriteToAuthor, type PostFacts } from './policy.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';

/** A way from a post's page, with its words, so that no script carries them; `to` is null where it leads nowhere. */
export interface PostLink {
  to: string | null;
  label: string;
}

type Written = PostFacts & { id: string; mail: MailReach; author: { name: string } };

/** The way to write to the author, for neighbours while the post is open, or why none reaches them. */
export const writeLink = (
  { actor, locale }: Pick<Ctx, 'actor' | 'locale'>,
  type: PostType,
  post: Written,
): PostLink | null => {
  if (!canWriteToAuthor(actor, post)) return null;
  const reach = reachNow(post.mail);
  return reach === 'REACHES' || reach === 'WAITS'
    ? {
        to: `${postPath(type, post.id)}/write`,
        label: translate(locale, 'neighbours.write.title', {
          name: isolated(shortName(post.author.name)),
        }),
      }
    : {
        to: null,
        label: translate(locale, `neighbours.write.unreached.${reach}`, {
          name: isolated(post.author.name),
        }),
      };
};

/** That an author's address has to be confirmed before messages reach them, and the button for its email. */
export interface UnreachedNote {
  text: string;
  label: string;
}

/** For the author of a post, while their address is not confirmed: also how many messages about it are on hold. */
export async function unreachedNote(
  { em, actor, locale }: Pick<Ctx, 'em' | 'actor' | 'locale'>,
  post: { id: string; authorId: string },
): Promise<UnreachedNote | null> {
  const email = actor?.id === post.authorId ? unconfirmedAddress({ actor }) : null;
  if (email === null) return null;
  const [row] = await heldMessages(em, { id: post.id, authorId: post.authorId });
  const count = row?.count ?? 0;
  return {
    text:
      count > 0
        ? translate(locale, 'posts.heldMessages', { count, email })
        : translate(locale, 'unconfirmed.posts', { email }),
    label: translate(locale, 'unconfirmed.sendAgain'),
  };
}

/** How many neighbours' messages about a post its author gets with their next confirmation, less those they blocked. */
const heldMessages = compiledRead(
  (db: Db, { param }: Pick<Params<{ id: string; authorId: string }>, 'param'>) =>
    db
      .selectFrom('neighbour_letters as letter')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('letter.receiver', '=', param('authorId'))
      .where('letter.postId', '=', param('id'))
      .where(
        sql<boolean>`exists (select from mail_letters mail where mail.user_id = letter.receiver_id
          and mail.state = 'HELD' and mail.params->>'letterId' = letter.id::text)`,
      )
      .where(
        sql<boolean>`not exists (select from neighbour_blocks block
          where block.person_id = letter.receiver_id and block.blocked_id = letter.sender_id)`,
      ),
);

/** The way to take an activity to one’s own calendar, while it is ahead. */
export const calendarLink = (
  { locale }: Pick<Ctx, 'locale'>,
  { id, status }: { id: string; status: PostStatus },
  span: Span,
): PostLink | null =>
  span.when && status === 'PUBLISHED' && !isOver(span)
    ? { to: `${postPath('ACTIVITY', id)}.ics`, label: translate(locale, 'calendars.add') }
    : null;

/** The way to report the post, for whoever can. */
export const reportLink = (
  { locale }: Pick<Ctx, 'locale'>,
  type: PostType,
  { id, canReport }: { id: string; canReport: boolean },
): PostLink | null =>
  canReport
    ? { to: `${postPath(type, id)}/report`, label: translate(locale, `reports.title.${type}`) }
    : null;

import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { PostType } from '#db/enums.ts';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import type { Area } from '#app/lib/i18n/message.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postEditor } from '#app/messages/post-editor.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { descriptionLength, postPath } from '../post.ts';
import type { EditorPage } from './post-editor.server.ts';
import { PostForm, type PostFormProps } from './post-form.tsx';

/** What a kind of post says in its editor: the same keys in the messages of each kind. */
type EditorWords = {
  tab: string;
  newTitle: string;
  newSubmit: string;
  newFailed: string;
  editTitle: string;
  editSubmit: string;
  editFailed: string;
  /** What an edit means in a moderated community. */
  editReviewed: `${string}{community}${string}`;
  /** The same for a post that is published. */
  editWaits: `${string}{community}${string}`;
  /** The same while an edit of it waits already, which the form holds. */
  editWaiting: `${string}{community}${string}`;
  descriptionHint: `${string}{maximum}${string}`;
  contactHint: `${string}{community}${string}{email}${string}`;
};

/** The page on which every kind of post is written, new and edit. */
export function PostEditor({
  type,
  tab,
  words,
  fields,
}: {
  type: PostType;
  /** The tab of the hub where posts of this kind show. */
  tab: string;
  words: Area<EditorWords>;
  fields: PostFormProps['fields'];
}) {
  const t = useMessages(postEditor);
  const { community, post, values, formKey, ownEmail } = useLoaderData() as EditorPage;
  const reply = useActionData() as FormReply | undefined;
  const isSending = useNavigation().formMethod === 'POST';
  const say = useMessages(words);
  const lang = useLang();
  const hubPath = `/communities/${community.slug}`;
  const tabPath = `${hubPath}?tab=${tab}`;
  const where = { community: community.name };
  const page = post
    ? {
        back: { to: postPath(type, post.id), label: post.title, lang: lang(post.language) },
        current: t('edit'),
        title: say('editTitle'),
        lead: community.requireModeration && say(leadOf(post), where),
        submit: say('editSubmit'),
        failed: say('editFailed'),
        pending: t('saving'),
      }
    : {
        back: { to: tabPath, label: say('tab') },
        current: say('newTitle'),
        title: say('newTitle'),
        lead: community.requireModeration ? t('reviewedFirst', where) : t('shownAtOnce', where),
        submit: say('newSubmit'),
        failed: say('newFailed'),
        pending: t('posting'),
      };
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: hubPath, label: community.name }, page.back]}
            current={page.current}
          />
        }
        title={page.title}
        lead={page.lead}
      />
      <PostForm
        result={reply?.result}
        conflict={reply?.conflict}
        formKey={formKey}
        values={values}
        fields={fields}
        descriptionHint={say('descriptionHint', { maximum: descriptionLength })}
        contactHint={say('contactHint', { ...where, email: ownEmail })}
        submit={page.submit}
        failed={page.failed}
        pending={isSending && page.pending}
        cancelTo={page.back.to}
      />
    </div>
  );
}

function leadOf({ isLive, isWaiting }: NonNullable<EditorPage['post']>) {
  if (!isLive) return 'editReviewed';
  return isWaiting ? 'editWaiting' : 'editWaits';
}

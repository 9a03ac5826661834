import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { PostType } from '#db/enums.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { postEditor } from '#app/messages/en/post-editor.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { descriptionLength } from '#app/features/posts/basics/limits.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import type { EditorPage } from '../new-post.server.ts';
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
  newSummary: string;
  editHead: `${string}{title}${string}`;
  editSummary: string;
  descriptionHint: `${string}{maximum}${string}`;
  contactHint: `${string}{community}${string}`;
  contactOptional: string;
};

/** The head of the page on which a new post is written. */
export const newPostMeta =
  (words: EditorWords): MetaFunction =>
  ({ data, matches }) => {
    const t = metaMessages(matches, words);
    const { community } = (data ?? {}) as Partial<EditorPage>;
    const title = [t('newTitle'), ...(community ? [community.name] : [])];
    return privateMeta({ title, description: t('newSummary') });
  };

/** The head of the page on which a post is edited. */
export const editPostMeta =
  (words: EditorWords): MetaFunction =>
  ({ data, matches }) => {
    const t = metaMessages(matches, words);
    const title = (data as EditorPage | undefined)?.post?.title;
    return privateMeta({
      title: title ? t('editHead', { title }) : t('editTitle'),
      description: t('editSummary'),
    });
  };

/** The page on which every kind of post is written, new and edit. */
export function PostEditor({
  type,
  tab,
  words,
  fields,
  more,
  moreLabel,
  moreNames,
}: {
  type: PostType;
  /** The tab of the hub where posts of this kind show. */
  tab: string;
  words: EditorWords;
  fields: PostFormProps['fields'];
  more?: PostFormProps['more'];
  moreLabel?: PostFormProps['moreLabel'];
  moreNames?: PostFormProps['moreNames'];
}) {
  const t = useMessages(postEditor);
  const { community, post, lead, readers, values, formKey, unconfirmed, unreached } =
    useLoaderData() as EditorPage;
  const reply = useActionData() as FormReply | undefined;
  const isSending = useNavigation().formMethod === 'POST';
  const say = useMessages(words);
  const lang = useLang();
  const hubPath = `/communities/${community?.slug}`;
  const page = post
    ? {
        back: { to: postPath(type, post.id), label: post.title, lang: lang(post.language) },
        current: t('edit'),
        title: say('editTitle'),
        submit: say('editSubmit'),
        failed: say('editFailed'),
        pending: t('saving'),
      }
    : {
        back: { to: `${hubPath}?tab=${tab}`, label: say('tab') },
        current: say('newTitle'),
        title: say('newTitle'),
        submit: say('newSubmit'),
        failed: reply?.heading ?? say('newFailed'),
        pending: t('posting'),
      };
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          community && (
            <Breadcrumb
              above={[{ to: hubPath, label: community.name }, page.back]}
              current={page.current}
            />
          )
        }
        title={page.title}
        lead={post ? undefined : say('newSummary')}
      />
      <PostForm
        result={reply?.result}
        conflict={reply?.conflict}
        link={reply?.link}
        formKey={formKey}
        values={values}
        fields={fields}
        more={more}
        moreLabel={moreLabel}
        moreNames={moreNames}
        descriptionHint={say('descriptionHint', { maximum: descriptionLength })}
        contactHint={
          community
            ? [
                say('contactHint', { community: community.name }),
                ...(unreached === null ? [say('contactOptional')] : []),
              ].join(' ')
            : undefined
        }
        notes={[lead, readers, unreached].filter((note) => note !== null)}
        unconfirmed={unconfirmed}
        photosFirst={type === 'LISTING'}
        submit={page.submit}
        failed={page.failed}
        pending={isSending && page.pending}
        cancelTo={community || !reply?.link ? page.back.to : reply.link.to}
      />
    </div>
  );
}

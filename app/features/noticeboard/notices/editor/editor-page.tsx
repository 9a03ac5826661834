import { useActionData, useLoaderData } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { EditedNotice, NoticeEditorPage } from './editor.server.ts';
import { noticePath } from '../desk/notice-state.ts';
import { BeyondHub, NoticeActions } from '../desk/notice-actions.tsx';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import { WrittenBy } from '../desk/written-by.tsx';
import { NoticeForm } from './notice-form.tsx';
import { Preview } from './preview.tsx';
import type { NoticePreview } from '../desk/submit.server.ts';

/** The editor, new and edit, with a preview above the form. */
export function EditorPage() {
  const t = useMessages(noticeDesk);
  const page = useLoaderData() as NoticeEditorPage;
  const reply = useActionData() as FormReply<NoticePreview> | undefined;
  const { community, notice, values, reach, formKey } = page;
  const form = formState(reply?.result, values);
  // What was sent counts, so that a preview or a mistake keeps the kind.
  const isEmergency = !notice && form.field('kind').value === 'EMERGENCY';
  const newTitle = isEmergency ? t('newEmergencyTitle') : t('newTitle');
  const title = notice?.title ?? newTitle;
  const list = noticePath(community.slug);
  return (
    <NoticeDesk community={community} title={title}>
      {!community.isOpen && <p>{t('whileClosed')}</p>}
      {isEmergency && <p className={layout.lead}>{t('emergencyFirst')}</p>}
      {notice && <NoticeStatus notice={notice} />}
      {notice && <NoticeActions slug={community.slug} notice={notice} />}
      {notice && <BeyondHub slug={community.slug} notice={notice} />}
      {reply?.shown && <Preview {...reply.shown} state={notice?.state ?? null} />}
      <NoticeForm
        form={form}
        reply={reply}
        state={notice?.state ?? null}
        reach={reach}
        formKey={formKey}
        path={`${list}/${notice?.id ?? (isEmergency ? 'new?kind=EMERGENCY' : 'new')}`}
        cancelTo={list}
      />
    </NoticeDesk>
  );
}

function NoticeStatus({ notice }: { notice: EditedNotice }) {
  const t = useMessages(noticeDesk);
  const { shortDateTime } = useFormats();
  const { state, publishedAt, expiresAt, takenDownReason } = notice;
  const date = (at: Date) => <Moment at={at} text={shortDateTime(at)} />;
  const key = state === 'draft' ? 'wished' : state === 'scheduled' ? 'goesOut' : 'from';
  return (
    <div className={layout.stack}>
      <p>
        <strong>{t(`stands.${state}`)}</strong>{' '}
        {publishedAt && t.rich(key, { date: date(publishedAt) })}{' '}
        {expiresAt && t.rich('until', { date: date(expiresAt) })}
      </p>
      {takenDownReason && <p>{t('takenDownBecause', { reason: takenDownReason })}</p>}
      <p className={`${layout.small} ${layout.muted}`}>
        <WrittenBy notice={notice} />
      </p>
    </div>
  );
}

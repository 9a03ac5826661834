import { useActionData, useLoaderData } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { EditedNotice, NoticeEditorPage } from './editor.server.ts';
import { noticePath } from '../desk/paths.ts';
import { BeyondHub, NoticeActions } from '../desk/notice-actions.tsx';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import { WrittenBy } from '../desk/written-by.tsx';
import { noticeForm } from './form-buttons.tsx';
import { LivePreview } from './live-preview.tsx';
import { NoticeForm } from './notice-form.tsx';
import { outcomeOf, type CountedAudience } from './outcome.ts';
import { alsoInOf, InSeveral } from '../several/also-in.tsx';
import { joinedIds } from '../several/several.ts';
import { Preview } from './preview.tsx';
import type { NoticePreview } from '../desk/submit.server.ts';
import { useCounted } from './use-counted.ts';
import { useTyped } from './use-typed.ts';
import * as styles from '../desk/desk.css.ts';

type Reply = FormReply<NoticePreview> | undefined;

/** The editor, new and edit: with scripts, the notice is shown beside the form while it is written. */
export function EditorPage() {
  const t = useMessages(noticeDesk);
  const page = useLoaderData() as NoticeEditorPage;
  const reply = useActionData() as Reply;
  const { community, notice, values, reach, formKey } = page;
  const form = formState(reply?.result, values);
  // What was sent counts, so that a preview or a mistake keeps the kind.
  const isEmergency = !notice && form.field('kind').value === 'EMERGENCY';
  const newTitle = isEmergency ? t('newEmergencyTitle') : t('newTitle');
  const title = notice?.title ?? newTitle;
  const list = noticePath(community.slug);
  const own = `${list}/${notice?.id ?? 'new'}`;
  const state = notice?.state ?? null;
  const { typed, value, outcome } = useOutcome(page, { form, reply, own });
  return (
    <NoticeDesk community={community} title={title} hasMenu={notice !== null}>
      {!community.isOpen && <p>{t('whileClosed')}</p>}
      {isEmergency && <p className={layout.lead}>{t('emergencyFirst')}</p>}
      {notice && (
        <NoticeStatus notice={notice} unreached={reach.unreached} isOpen={community.isOpen} />
      )}
      {notice && <NoticeActions slug={community.slug} notice={notice} />}
      {notice && <BeyondHub slug={community.slug} notice={notice} />}
      <InSeveral notices={page.several} />
      {reply?.shown && (
        <Preview {...reply.shown} state={state} outcome={outcome} hasLive={typed !== null} />
      )}
      <div className={styles.editor}>
        <NoticeForm
          key={notice?.updatedAt.getTime() ?? 'new'}
          form={form}
          reply={reply}
          state={state}
          value={value}
          outcome={outcome}
          reach={reach}
          others={page.others}
          canTellAgain={!notice?.overSince}
          formKey={formKey}
          path={isEmergency ? `${own}?kind=EMERGENCY` : own}
          cancelTo={list}
        />
        {typed && <LivePreview typed={typed} outcome={outcome} />}
      </div>
    </NoticeDesk>
  );
}

/** What a field of the form was filled with. */
const valueIn = (form: FormState, name: string): string =>
  name === 'alsoIn' ? joinedIds(alsoInOf(form)) : form.field(name).value;

/** What stands in the form now (null until scripts run), the values of its fields, and what becomes of the notice. */
function useOutcome(
  { notice, values, people, reach, counted }: NoticeEditorPage,
  { form, reply, own }: { form: FormState; reply: Reply; own: string },
) {
  const typed = useTyped(noticeForm, reply ?? values);
  const value = (name: string): string => {
    if (!typed) return valueIn(form, name);
    if (name === 'alsoIn')
      return joinedIds(typed.getAll(name).filter((id) => typeof id === 'string'));
    const now = typed.get(name);
    return typeof now === 'string' ? now : form.field(name).value;
  };
  const state = notice?.state ?? null;
  const asIn = (of: (name: string) => string, count: number): CountedAudience => ({
    ...outcomeOf(of, state, []),
    floors: of('audienceFloors'),
    units: of('audienceUnits'),
    people: count,
  });
  const known: CountedAudience[] = [
    ...(['EVERYONE', 'OWNERS', 'TENANTS'] as const).map((audience) => ({
      ...{ audience, floors: '', units: '', people: people[audience] },
    })),
    asIn((name) => formState(null, values).field(name).value, reach.people),
    ...(reply?.shown
      ? [asIn((name) => valueIn(form, name), (reply.shown.several ?? reply.shown.reach).people)]
      : []),
    ...(counted ? [counted] : []),
  ];
  const unasked = outcomeOf(value, state, known);
  const asked = useCounted(unasked, { path: own, isTyping: typed !== null });
  return { typed, value, outcome: outcomeOf(value, state, asked ? [...known, asked] : known) };
}

function NoticeStatus({
  notice,
  unreached,
  isOpen,
}: {
  notice: EditedNotice;
  /** In how many units nobody can see it online. */
  unreached: number;
  /** Whether the community is open, so that residents see what is published. */
  isOpen: boolean;
}) {
  const t = useMessages(noticeDesk);
  const { shortDateTime } = useFormats();
  const { state, publishedAt, expiresAt, takenDownReason, overSince } = notice;
  const date = (at: Date) => <Moment at={at} text={shortDateTime(at)} />;
  const key = state === 'draft' ? 'wished' : state === 'scheduled' ? 'goesOut' : 'from';
  return (
    <div className={layout.stack}>
      <p>
        <strong>
          {t(state === 'live' && !isOpen ? 'publishedWhileClosed' : `stands.${state}`)}
        </strong>{' '}
        {publishedAt && t.rich(key, { date: date(publishedAt) })}{' '}
        {expiresAt && t.rich('until', { date: date(expiresAt) })}
      </p>
      {overSince && <p>{overSince}</p>}
      {state === 'live' && unreached > 0 && <p>{t('unreached', { count: unreached })}</p>}
      {takenDownReason && <p>{t('takenDownBecause', { reason: takenDownReason })}</p>}
      <p className={`${layout.small} ${layout.muted}`}>
        {t.rich('by', { author: <WrittenBy notice={notice} /> })}
      </p>
    </div>
  );
}

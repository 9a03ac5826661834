import type { ReactNode } from 'react';
import type { QueueItem as Item } from '#app/features/desks/moderation/queue/queue-entry.server.ts';
import { QueueItem } from '#app/features/desks/moderation/queue/queue-item.tsx';
import * as queue from '#app/features/desks/moderation/queue/queue.css.ts';
import { AlarmBand } from '#app/features/noticeboard/notices/emergencies/alarms.tsx';
import * as bar from '#app/features/site/shell/footer/bottom-bar.css.ts';
import { useFormats, useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Contents } from '#app/ui/navigation/contents.tsx';
import { PageIndex } from '#app/ui/navigation/page-index.tsx';
import { ToastCard, type ToastMessage } from '#app/ui/overlays/toast.tsx';
import { FoldedText } from '#app/ui/text/folded-text.tsx';
import { sampleDay } from './sample-data.ts';
import * as styles from './styleguide.css.ts';

const here = '/styleguide';

/** Samples of forms are to be looked at: nothing behind this page would take what they send. */
const Inert = ({ children }: { children: ReactNode }) => <div {...{ inert: '' }}>{children}</div>;

/** What stands above and below every page. */
export function Around() {
  const t = useMessages(styleguide);
  const locale = useLocale();
  const places = [
    { key: 'condo', icon: 'condo' },
    { key: 'listings', icon: 'tag' },
    { key: 'activities', icon: 'people' },
    { key: 'search', icon: 'search' },
  ] as const;
  return (
    <>
      <AlarmBand
        emergencies={[
          {
            id: 'sample',
            slug: 'hillsview-place',
            community: 'Hillsview Place',
            language: locale,
            title: t('around.alarm'),
            text: [{ kind: 'paragraph', spans: [t('around.alarmText')] }],
            phone: '613-555-0146',
            publishedAt: sampleDay,
            ...{ over: null, pinned: true, toEnd: here },
          },
          {
            ...{ id: 'over', slug: 'hillsview-place', community: 'Hillsview Place' },
            ...{ language: locale, title: t('around.over'), text: [], phone: null },
            ...{ publishedAt: sampleDay, pinned: false, toEnd: null },
            over: {
              ...{ at: sampleDay, since: t('around.overSince'), language: locale },
              words: t('around.overWords'),
            },
          },
        ]}
      />
      <div className={styles.places}>
        {places.map(({ key, icon }) => (
          <Link
            key={key}
            to={here}
            aria-current={key === 'condo' ? 'page' : undefined}
            className={bar.place}
          >
            <Icon name={icon} />
            {t(`around.${key}`)}
          </Link>
        ))}
      </div>
    </>
  );
}

/** Every kind of toast, one below the other; on a page there is one at a time. */
export function Toasts() {
  const t = useMessages(styleguide);
  const about = t('cards.title');
  const toasts: ToastMessage[] = [
    { kind: 'success', title: t('toast.title'), description: t('cards.plainText') },
    { kind: 'error', title: t('toast.failure'), description: t('summary.text') },
    {
      ...{ kind: 'success', title: t('toast.approved'), about, description: '' },
      press: { action: here, label: t('toast.undo'), fields: {} },
    },
    { kind: 'success', title: t('toast.posted'), about, description: '', lights: true },
  ];
  return (
    <Inert>
      <div className={styles.fields}>
        {toasts.map((message) => (
          <ToastCard key={message.title} message={message} dismiss={undefined} />
        ))}
      </div>
    </Inert>
  );
}

/** The links to the pages of a section and to the parts of a long page, and a long text that is folded. */
export function Indexes() {
  const t = useMessages(styleguide);
  return (
    <>
      <PageIndex
        pages={[
          { to: here, label: t('crumb'), text: t('cards.plainText') },
          { to: `${here}?tab=first`, label: t('current'), text: t('table.administrator') },
        ]}
      />
      <div>
        <Contents
          title={t('contents')}
          sections={[
            { id: 'main', heading: t('crumb') },
            { id: 'contents', heading: t('current') },
          ]}
        />
      </div>
      <div>
        <FoldedText
          text={Array.from({ length: 12 }, () => t('type.longText')).join('\n')}
          showAll={t('showAll')}
        />
      </div>
    </>
  );
}

const item: Item = {
  type: 'LISTING',
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  title: '',
  description: '',
  language: 'en',
  picture: '/images/listings/none.svg#furniture',
  isDrawn: true,
  community: 'Hillsview Place',
  author: { id: 'sample', name: 'Danielle Fortin', unit: '305', posts: 1, rejected: 0 },
  createdAt: sampleDay,
  headline: null,
  when: null,
  place: null,
  isOver: false,
  tooLate: null,
  category: null,
  tag: null,
  changes: null,
  isOwn: false,
  leftToOthers: false,
  rejection: null,
};

/** A row of the queue: to decide, a change, sent again, too late to approve, and left to others. */
export function QueueRows() {
  const t = useMessages(styleguide);
  const { exactPrice } = useFormats();
  const lamp: Item = { ...item, language: useLocale(), headline: exactPrice(8500) };
  const side = (text: string) => ({ text, lang: undefined, pictures: [] });
  const title = t('cards.title');
  const rows: Item[] = [
    {
      ...lamp,
      title,
      category: t('cards.condition'),
      picture: '/images/listings/sofa.svg',
      isDrawn: false,
    },
    {
      ...lamp,
      language: 'en',
      title: t('cards.free'),
      changes: [
        {
          name: 'title',
          label: t('table.name'),
          before: side(title),
          after: side(t('cards.free')),
        },
      ],
    },
    {
      ...lamp,
      title,
      author: { ...item.author, posts: 4, rejected: 1 },
      rejection: {
        by: 'Luc Bergeron',
        entry: null,
        reason: null,
        at: sampleDay,
        sentAgainAt: sampleDay,
      },
    },
    {
      ...lamp,
      type: 'ACTIVITY',
      title: t('posts.activity'),
      headline: null,
      isOver: true,
      tooLate: t('queue.tooLate'),
    },
    { ...lamp, title, isOwn: true, leftToOthers: true },
  ];
  const posted = formState(undefined);
  return (
    <Inert>
      <ol role="list" className={queue.queue}>
        {rows.map((row, index) => (
          <QueueItem
            key={index}
            item={{
              ...row,
              id: item.id.slice(0, -1) + String(index),
              description: t('cards.plainText'),
            }}
            reasons={[]}
            namesCommunity={false}
            landed={null}
            posted={posted}
            scripted={false}
            isPicked={false}
          />
        ))}
      </ol>
    </Inert>
  );
}

import {
  AttendanceAction,
  AttendanceFacts,
} from '#app/features/posts/activities/attendance/attendance-bar.tsx';
import type { Language } from '#db/enums.ts';
import { EventRows } from '#app/features/newsroom/events/event-row.tsx';
import type { EventCard } from '#app/features/newsroom/events/queries.server.ts';
import type { ArchiveCard } from '#app/features/noticeboard/notices/archive/archive.server.ts';
import { NoticeRow } from '#app/features/noticeboard/notices/archive/notice-row.tsx';
import { ActivityCards } from '#app/features/posts/activities/activity-card.tsx';
import type { ActivityCard as Activity } from '#app/features/posts/activities/activity-card.server.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { Badge } from '#app/ui/badge.tsx';
import { FilterForm } from '#app/ui/forms/filter-form.tsx';
import { Gallery } from '#app/ui/pictures/gallery.tsx';
import { tintOf } from '#app/ui/pictures/stand-in.ts';
import * as detail from '#app/ui/detail.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { none, people, picture, sampleDay } from './sample-data.ts';

const size = { width: 800, height: 600 };

/** Who comes to a sample of an activity, with more than there are faces for. */
const coming = (counts: string, status: string | null, note: string | null) => ({
  attendees: {
    ...{ items: [], previous: null, next: null, others: 3 },
    faces: ['DF', 'LB', 'AO'].map((initials) => ({
      ...{ id: initials, name: initials, initials, email: null },
      image: initials === 'LB' ? picture : null,
    })),
  },
  attendance: { counts, full: null, status, note, choice: null },
});

type Words = ReturnType<typeof useMessages<typeof styleguide>>;

const sampleActivity = (t: Words, language: Language): Activity => ({
  ...{ id: 'a', title: t('posts.activity'), language, mark: null, when: sampleDay },
  ...{ day: t('posts.day'), place: t('posts.place'), tags: t('posts.books'), picture: null },
  ...{ faces: people.slice(0, 3), attendance: t('posts.countsShort') },
  choice: { join: t('posts.join'), name: t('posts.join') },
});

const sampleEvent = (t: Words, language: Language): EventCard => ({
  ...{ id: 'a', slug: 'lantern-walk', language, title: t('posts.activity') },
  ...{ startDate: sampleDay, days: t('posts.day'), location: t('posts.place') },
  ...{ picture, featured: false },
});

const sampleNotice = (t: Words, language: Language): ArchiveCard => ({
  ...{ id: 'a', language, title: t('posts.activity'), kind: 'MEETING', files: 2 },
  ...{
    beginning: t('cards.plainText'),
    correctedAt: null,
    isExpired: false,
    over: null,
    audience: null,
  },
  ...{ happens: { at: sampleDay, text: t('posts.day'), inFull: t('posts.day') } },
  publishedAt: sampleDay,
});

/** The parts of a post's page and of its list. */
export function Posts() {
  const t = useMessages(styleguide);
  const language = useLocale();
  const activity = sampleActivity(t, language);
  const activities = [activity, { ...activity, id: 'b', choice: { state: t('posts.going') } }];
  const tints = ['a', 'b', 'c', 'd', 'e', 'f'];
  const chip = (key: 'all' | 'books', isCurrent: boolean) => ({
    to: `/styleguide?chip=${key}`,
    label: t(`posts.${key}`),
    isCurrent,
  });
  return (
    <>
      <FilterForm
        filters={{
          action: '/styleguide',
          hidden: {},
          words: { name: 'q', label: t('posts.words'), type: 'search', value: '' },
          chips: {
            name: 'chip',
            label: t('posts.chips'),
            value: '',
            choices: [chip('all', true), chip('books', false)],
          },
          more: {
            label: t('posts.more'),
            inUse: 1,
            isOpen: false,
            fields: [{ name: 'tag', label: t('posts.books'), type: 'text', value: '' }],
            show: t('posts.search'),
          },
          button: t('posts.search'),
          found: null,
          unread: null,
          clear: null,
        }}
      />
      <div className={layout.grid}>
        <Gallery
          title={t('cards.title')}
          standIn={{ src: none, tint: '' }}
          pictures={[
            { src: picture, ...size },
            { src: '/images/listings/lamp.svg', ...size },
          ]}
        />
        {tints.map((tint) => (
          <Gallery key={tint} title="" standIn={{ src: none, tint: tintOf(tint) }} pictures={[]} />
        ))}
      </div>
      <ActivityCards activities={activities} />
      <EventRows events={[sampleEvent(t, language)]} heading="h3" pictured />
      <ol role="list">
        {(['now', 'coming', 'earlier'] as const).map((part) => (
          <NoticeRow
            key={part}
            notice={sampleNotice(t, language)}
            to="/styleguide"
            heading="h3"
            part={part}
          />
        ))}
      </ol>
      <div className={detail.titleRow}>
        <DateTile at={sampleDay} />
        <p>{t('posts.activity')}</p>
      </div>
      <AttendanceFacts activity={coming(t('posts.counts'), null, t('posts.note'))} />
      <AttendanceFacts activity={coming(t('posts.counts'), t('posts.over'), null)} />
      {[null, t('posts.going')].map((state) => (
        <AttendanceAction
          key={state}
          choice={{
            is: 'button',
            value: state ? 'leave' : 'join',
            label: t(state ? 'posts.leave' : 'posts.join'),
            pending: t('saving'),
            state,
          }}
        />
      ))}
      <AttendanceAction choice={{ is: 'link', to: '/styleguide', label: t('posts.logIn') }} />
      <h3 className={detail.smallHeading}>{t('posts.details')}</h3>
      <div className={detail.headlineRow}>
        <p className={detail.headline}>{t('posts.books')}</p>
        <Badge kind="accent">{t('cards.condition')}</Badge>
      </div>
      <p>
        <a href="/styleguide" className={detail.quietLink}>
          {t('posts.report')}
        </a>
      </p>
    </>
  );
}

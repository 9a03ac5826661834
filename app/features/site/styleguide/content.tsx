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
import { useFormats, useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge, type BadgeKind } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as card from '#app/ui/card.css.ts';
import { Card, CardFoot } from '#app/ui/card.tsx';
import { FilterForm } from '#app/ui/forms/filter-form.tsx';
import { Gallery } from '#app/ui/pictures/gallery.tsx';
import { tintOf } from '#app/ui/pictures/stand-in.ts';
import * as detail from '#app/ui/detail.css.ts';
import { beside } from '#app/ui/drawings/icon.css.ts';
import { Icon, type IconName } from '#app/ui/drawings/icon.tsx';
import { ShareBar, ShareMark } from '#app/ui/drawings/share-bar.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Faces } from '#app/ui/faces.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { Address } from '#app/ui/text/address.tsx';
import { Fold } from '#app/ui/text/fold.tsx';
import { sampleDay } from './sample-day.ts';

/** Every drawing, for this page alone. */
const iconNames: IconName[] = [
  'condo',
  'tag',
  'people',
  'search',
  'filter',
  'star',
  'calendar',
  'clock',
  'place',
  'file',
  'alarm',
  'phone',
  'message',
  'back',
  'check',
  'info',
  'tool',
  'scales',
];

const badges: BadgeKind[] = ['plain', 'accent', 'notice', 'success', 'danger'];
const shares = [
  { tone: 'first', label: 'figures.listings' },
  { tone: 'second', label: 'figures.approved' },
  { tone: 'third', label: 'figures.pending' },
  { tone: 'rest', label: 'figures.events' },
] as const;
const sizes = [64, 16, 12, 8];
/** One of each colour. */
const people = ['GO', 'AB', 'DF', 'AD', 'TP', 'ÉF', 'JP', 'MT'].map((initials) => ({
  id: initials,
  initials,
  image: null,
}));
const picture = '/images/listings/sofa.svg';
const none = '/images/listings/none.svg';
const size = { width: 800, height: 600 };

export function Content() {
  const t = useMessages(styleguide);
  return (
    <>
      <div className={layout.row}>
        {badges.map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind}
          </Badge>
        ))}
      </div>
      <ul role="list" aria-label={t('icons')} className={layout.row}>
        {iconNames.map((name) => (
          <li key={name} className={beside}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <Avatar initials="DF" image={null} />
        <Avatar initials="DF" image={picture} />
        <Avatar large initials="DF" image={null} />
        <Avatar large initials="DF" image={picture} />
        <Faces people={people} others={6} />
      </div>
      <FigureTiles>
        <FigureTile label={t('figures.residents')} value={127} />
        <FigureTile label={t('figures.windows')} value={46} />
      </FigureTiles>
      <FigureTiles ruled>
        <FigureTile label={t('figures.pending')} value={9} />
        <FigureTile label={t('figures.approved')} value={0} />
        <FigureTile label={t('figures.listings')} value={24} />
        <FigureTile label={t('figures.events')} value={13} />
      </FigureTiles>
      <FigureTiles ruled>
        <FigureTile label={t('figures.pending')} value={9} to="/styleguide" />
        <FigureTile label={t('figures.approved')} value={0} to="/styleguide" />
        <FigureTile label={t('figures.listings')} value={24} to="/styleguide" current />
      </FigureTiles>
      <ShareBar parts={shares.map(({ tone }, index) => ({ tone, size: sizes[index] ?? 0 }))} />
      <FigureTiles>
        {shares.map(({ tone, label }, index) => (
          <FigureTile
            key={tone}
            label={t(label)}
            value={sizes[index] ?? 0}
            to={`/styleguide?tab=${tone}`}
            current={index === 0}
            mark={<ShareMark tone={tone} />}
          />
        ))}
      </FigureTiles>
      <EmptyState text={t('empty')} />
      <EmptyState
        text={
          <>
            <strong>{t('emptyQueue')}</strong>
            <br />
            {t('emptyQueueMore')}
          </>
        }
      />
      <EmptyState text={t('empty')}>
        <ButtonLink to="/styleguide">{t('postFirst')}</ButtonLink>
      </EmptyState>
    </>
  );
}

export function Lists() {
  const t = useMessages(styleguide);
  const { price, shortDateTime } = useFormats();
  return (
    <>
      <div className={layout.grid}>
        <Card to="/styleguide" title={t('cards.title')} picture={{ src: picture }}>
          <p className={card.figure}>{price(26000)}</p>
          <CardFoot>
            <Badge>{t('cards.condition')}</Badge>
            <span className={card.meta}>{shortDateTime(sampleDay)}</span>
          </CardFoot>
        </Card>
        <Card
          to="/styleguide"
          title={t('cards.free')}
          picture={{ src: none, tint: tintOf('c') }}
          compact
          above={<p className={card.figure}>{price(0)}</p>}
        />
        <Card to="/styleguide" title={t('cards.wide')} picture={{ src: picture, wide: true }} />
        <Card to="/styleguide" title={t('cards.plain')}>
          <p>{t('cards.plainText')}</p>
        </Card>
      </div>
      <h3 id="sample-table">{t('table.heading')}</h3>
      {[false, true].map((compact) => (
        <Table
          key={String(compact)}
          compact={compact}
          labelledBy="sample-table"
          head={[t('table.name'), t('table.email'), t('table.role')]}
          rows={[
            { key: 'a', cells: ['Amara Okafor', 'amara@mail.example', t('table.administrator')] },
            { key: 'b', cells: ['Luc Bergeron', 'luc@mail.example', t('table.manager')] },
          ]}
        />
      ))}
      <Table
        pair
        labelledBy="sample-table"
        head={[t('table.name'), t('table.role')]}
        rows={[
          {
            key: 'a',
            cells: [<Address key="email" of="amara@mail.example" />, t('table.administrator')],
          },
          { key: 'b', cells: [<Address key="email" of="luc@mail.example" />, t('table.manager')] },
        ]}
      />
      <div>
        <Fold summary={t('cards.title')}>
          <p>{t('cards.plainText')}</p>
        </Fold>
        <Fold summary={t('cards.plain')} open>
          <p>{t('cards.plainText')}</p>
        </Fold>
      </div>
    </>
  );
}

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
  ...{ beginning: t('cards.plainText'), correctedAt: null, isExpired: false, audience: null },
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
        {[true, false].map((isPosted) => (
          <NoticeRow
            key={String(isPosted)}
            notice={sampleNotice(t, language)}
            to="/styleguide"
            heading="h3"
            isPosted={isPosted}
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

import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge, type BadgeKind } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as card from '#app/ui/card.css.ts';
import { Card, CardFoot } from '#app/ui/card.tsx';
import { tintOf } from '#app/ui/pictures/stand-in.ts';
import { beside } from '#app/ui/drawings/icon.css.ts';
import { Icon, type IconName } from '#app/ui/drawings/icon.tsx';
import { ShareBar, ShareMark } from '#app/ui/drawings/share-bar.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Faces } from '#app/ui/faces.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { Address } from '#app/ui/text/address.tsx';
import { Fold } from '#app/ui/text/fold.tsx';
import { none, people, picture, sampleDay } from './sample-data.ts';

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

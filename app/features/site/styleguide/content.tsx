import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge, type BadgeKind } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as card from '#app/ui/card.css.ts';
import { Card, CardFoot } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Faces } from '#app/ui/faces.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { sampleDay } from './sample-day.ts';

const badges: BadgeKind[] = ['plain', 'accent', 'notice', 'success', 'danger'];
const people = ['MT', 'ÉF', 'TP', 'JP', 'DF', 'PR', 'GO', 'RD'].map((initials) => ({
  id: initials,
  initials,
  image: null,
}));
const picture = '/images/listings/sofa.svg';

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
        <Card to="/styleguide" title={t('cards.wide')} picture={{ src: picture, wide: true }} />
        <Card to="/styleguide" title={t('cards.plain')}>
          <p>{t('cards.plainText')}</p>
        </Card>
      </div>
      <h3 id="sample-table">{t('table.heading')}</h3>
      <Table
        labelledBy="sample-table"
        head={[t('table.name'), t('table.email'), t('table.role')]}
        rows={[
          { key: 'a', cells: ['Amara Okafor', 'amara@mail.example', t('table.administrator')] },
          { key: 'b', cells: ['Luc Bergeron', 'luc@mail.example', t('table.manager')] },
        ]}
      />
    </>
  );
}

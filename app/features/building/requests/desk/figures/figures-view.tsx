import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { figures as tiles } from '#app/features/communities/manage/desk.css.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { requestDeskPath } from '../paths.ts';
import type { RequestFigures } from './figures.server.ts';

/** How many requests there are, and how long they take. */
export function FiguresView({ figures }: { figures: RequestFigures }) {
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const { monthAndYear, number } = useFormats();
  const howLong = useHowLong();
  const { community, all, byMonth, byCategory } = figures;
  const columns = [
    t('figures.sent'),
    t('figures.open'),
    t('figures.toAnswer'),
    t('figures.toDone'),
  ];
  const cellsOf = (one: (typeof byMonth)[number] | (typeof byCategory)[number]) => [
    number(one.sent),
    number(one.open),
    howLong(one.toAnswer),
    howLong(one.toDone),
  ];
  return (
    <SectionDesk
      section="requests"
      community={community}
      title={t('pages.figures')}
      lead={t('figures.lead')}
    >
      <div className={tiles}>
        <FigureTiles>
          <FigureTile
            label={t('figures.open')}
            value={all.open}
            to={requestDeskPath(community.slug)}
          />
          <FigureTile label={t('figures.unanswered')} value={all.unanswered} />
          <FigureTile label={t('figures.toAnswer')} value={howLong(all.toAnswer)} />
          <FigureTile label={t('figures.toDone')} value={howLong(all.toDone)} />
        </FigureTiles>
      </div>
      {byMonth.length === 0 ? (
        <EmptyState text={t('figures.none')} />
      ) : (
        <>
          <section aria-labelledby="months" className={layout.stack}>
            <h2 id="months">{t('figures.byMonth')}</h2>
            <Table
              labelledBy="months"
              head={[t('figures.month'), ...columns]}
              rows={byMonth.map((one) => ({
                key: `${one.year}-${one.month}`,
                cells: [monthAndYear(one.year, one.month), ...cellsOf(one)],
              }))}
            />
          </section>
          <section aria-labelledby="categories" className={layout.stack}>
            <h2 id="categories">{t('figures.byCategory')}</h2>
            <Table
              labelledBy="categories"
              head={[t('figures.category'), ...columns]}
              rows={byCategory.map((one) => ({
                key: one.category,
                cells: [say(`categories.${one.category}`), ...cellsOf(one)],
              }))}
            />
          </section>
        </>
      )}
      <p className={layout.muted}>{t('figures.means')}</p>
    </SectionDesk>
  );
}

/** Hours in words, in days from two days on; a dash for none. */
function useHowLong() {
  const t = useMessages(requestDesk);
  return (hours: number | null): string => {
    if (hours === null) return t('figures.notYet');
    if (hours < 1) return t('figures.underAnHour');
    if (hours < 48) return t('figures.hours', { count: Math.round(hours) });
    return t('figures.days', { count: Math.round(hours / 24) });
  };
}

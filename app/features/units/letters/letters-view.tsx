import type { SubmissionResult } from '@conform-to/react';
import { useUnitLabel } from '#app/features/communities/use-unit-label.ts';
import { Desk } from '#app/features/manage/desk.tsx';
import { deskPath } from '#app/features/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { letters } from '#app/messages/letters.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Table } from '#app/ui/table.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { CodeStateText } from './code-state.tsx';
import { MakeCodesForm } from './make-codes-form.tsx';
import type { LetterRow, LettersPage } from './queries.server.ts';

/** The desk's page of letters: those that are ready, the form that makes codes, and every unit. */
export function LettersView({
  page: { community, units, missing, lost, chosen },
  formKey,
  result,
  pending,
}: {
  page: LettersPage;
  formKey: string;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(letters);
  const valid = units.length - missing;
  return (
    <Desk
      community={community}
      section="units"
      above={[{ to: deskPath(community.slug, 'units'), label: t('list') }]}
      title={t('title')}
      lead={t('lead')}
    >
      {units.length === 0 ? (
        <EmptyState text={t('noUnits')}>
          <ButtonLink to={deskPath(community.slug, 'units')}>{t('toUnits')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {lost > 0 && <p>{t('lost', { count: lost })}</p>}
          {valid > 0 && <PrintLetters {...{ community, valid, chosen }} />}
          <section aria-labelledby="make" className={layout.stack}>
            <h2 id="make">{t('make')}</h2>
            <p className={layout.muted}>{t('makeLead')}</p>
            {chosen.unknown.length > 0 && (
              <p role="status">{t('unknown', { units: chosen.unknown.join(', ') })}</p>
            )}
            <MakeCodesForm
              key={chosen.text}
              counts={{ missing, all: units.length }}
              chosen={chosen.text}
              {...{ formKey, result, pending }}
            />
          </section>
          <UnitList slug={community.slug} units={units} />
        </>
      )}
    </Desk>
  );
}

function PrintLetters({
  community: { slug },
  valid,
  chosen,
}: Pick<LettersPage, 'community' | 'chosen'> & { valid: number }) {
  const t = useMessages(letters);
  const some = chosen.count > 0 && chosen.count < valid;
  const pdf = (units: string) =>
    `/manage/${slug}/letters.pdf?${new URLSearchParams({ units }).toString()}`;
  return (
    <section aria-labelledby="print" className={layout.stack}>
      <h2 id="print">{t('print')}</h2>
      <p>{t('printLead', { count: some ? chosen.count : valid })}</p>
      <p className={layout.row}>
        {some && (
          <ButtonLink to={pdf(chosen.text)} reloadDocument>
            {t('openAll', { count: chosen.count })}
          </ButtonLink>
        )}
        <ButtonLink kind={some ? 'quiet' : 'main'} to={pdf('all')} reloadDocument>
          {t('openAll', { count: valid })}
        </ButtonLink>
      </p>
    </section>
  );
}

function UnitList({ slug, units }: { slug: string; units: LetterRow[] }) {
  const t = useMessages(letters);
  const unitLabel = useUnitLabel();
  return (
    <section aria-labelledby="list" className={layout.stack}>
      <h2 id="list">{t('list')}</h2>
      <form method="get" action={`/manage/${slug}/letters`} className={layout.stack}>
        <Table
          labelledBy="list"
          head={[t('unit'), t('code'), t('uses')]}
          rows={units.map((unit) => ({
            key: unit.id,
            cells: [
              <span key="unit">
                <input
                  type="checkbox"
                  name="units"
                  value={unit.label}
                  aria-label={t('tick', { unit: unitLabel(unit.label) })}
                />{' '}
                <Link to={`/manage/${slug}/letters/${unit.id}`}>
                  <bdi>{unitLabel(unit.label)}</bdi>
                </Link>
              </span>,
              <CodeStateText key="state" {...unit} />,
              unit.uses > 0 ? t('usedBy', { count: unit.uses }) : t('unused'),
            ],
          }))}
        />
        <div>
          <Button kind="quiet">{t('useTicked')}</Button>
        </div>
      </form>
    </section>
  );
}

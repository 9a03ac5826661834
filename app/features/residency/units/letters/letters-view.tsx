import type { SubmissionResult } from '@conform-to/react';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { letters } from '#app/messages/en/letters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { MakeCodesForm } from './make-codes-form.tsx';
import { UnitList } from './unit-list.tsx';
import type { LettersPage } from './queries.server.ts';

/** The desk's page of letters: those that are ready, the form that makes codes, and the units. */
export function LettersView({
  page,
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
  const { community, counts, chosen } = page;
  const valid = counts.all - counts.missing;
  return (
    <Desk
      community={community}
      section="units"
      above={[{ to: deskPath(community.slug, 'units'), label: t('list') }]}
      title={t('title')}
      lead={t('lead')}
    >
      {counts.all === 0 ? (
        <EmptyState text={t('noUnits')}>
          <ButtonLink to={deskPath(community.slug, 'units')}>{t('toUnits')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {counts.lost > 0 && <p>{t('lost', { count: counts.lost })}</p>}
          {valid > 0 && <PrintLetters {...{ community, valid, chosen }} />}
          <section aria-labelledby="make" className={layout.stack}>
            <h2 id="make">{t('make')}</h2>
            <p className={layout.muted}>{t('makeLead')}</p>
            {chosen.unknown.length > 0 && (
              <p role="status">{t('unknown', { units: chosen.unknown.join(', ') })}</p>
            )}
            <MakeCodesForm
              key={chosen.text}
              counts={counts}
              chosen={chosen.text}
              {...{ formKey, result, pending }}
            />
          </section>
          <UnitList page={page} />
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

import { Fragment } from 'react';
import { useFormats, useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { peopleImport } from '#app/messages/en/people-import.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { personPath } from '../../people/people-list.ts';
import type { PreviewRow } from '../queries.server.ts';

/** Rows of a list with what happens to each. */
export function RowTable({
  slug,
  id,
  title,
  rows,
  isSaved = false,
}: {
  slug: string;
  id: string;
  title: string;
  rows: PreviewRow[];
  /** Whether the list has been saved without these rows. */
  isSaved?: boolean;
}) {
  const t = useMessages(peopleImport);
  const people = useMessages(doorQueue);
  const head = (['row', 'unit', 'name', 'email', 'phone', 'tenure', 'plan'] as const).map(
    (column) => t(`columns.${column}`),
  );
  return (
    <section aria-labelledby={id} className={layout.stack}>
      <h2 id={id}>{title}</h2>
      <Table
        dense
        labelledBy={id}
        head={head}
        rows={rows.map((row) => ({
          key: `${row.row} ${row.unit}`,
          cells: [
            `${t('columns.row')} ${row.row}`,
            row.unit,
            <bdi key="name">{row.name}</bdi>,
            row.email ?? '',
            row.phone ?? '',
            row.tenure ? people(`tenures.${row.tenure}`) : '',
            <WhatHappens key="plan" slug={slug} row={row} isSaved={isSaved} />,
          ],
        }))}
      />
    </section>
  );
}

function WhatHappens({ slug, row, isSaved }: { slug: string; row: PreviewRow; isSaved: boolean }) {
  const t = useMessages(peopleImport);
  const { plan, error, sameAs, memberUnit, membershipId, isUnitUnknown } = row;
  const { hasOddPhone, hasOddTenure, hasOddConsent, mayBeTwo, writtenName, needsItsUnit } = row;
  const { emailProblem, isPhoneMoved, sharesEmailOf, homeRow, unitReadings, isBeside } = row;
  const { owner } = row;
  const { longDate } = useFormats();
  const either = new Intl.ListFormat(`${useLocale()}-CA`, { type: 'disjunction' });
  const people = useMessages(doorQueue);
  const before = row.tenureBefore;
  const notes = [
    before && t('tenureBefore', { tenure: people(`tenures.${before}`) }),
    isUnitUnknown && t(needsItsUnit && !isSaved ? 'unitNeeded' : 'unitUnknown'),
    isBeside && t('beside'),
    writtenName !== null && t('turned', { name: writtenName }),
    mayBeTwo && t('readsLikeTwo'),
    emailProblem && t(`emailProblems.${emailProblem}`),
    sharesEmailOf !== null && t('sharesEmail', { row: String(sharesEmailOf) }),
    isPhoneMoved && t('phoneMoved'),
    hasOddPhone && t('oddPhone'),
    hasOddTenure && t('oddTenure'),
    hasOddConsent && t('oddConsent'),
    !error && owner?.address && t('ownerAddress', { address: owner.address }),
    !error &&
      owner?.consent &&
      row.answeredOn &&
      t(`ownerAnswers.${owner.consent.answer}`, { day: longDate(row.answeredOn) }),
  ];
  return (
    <>
      {error ? (
        <>
          <Badge kind="danger">{t('plans.ERROR')}</Badge>{' '}
          {error === 'repeatedPerson'
            ? t('errors.repeatedPerson', { row: String(sameAs ?? '') })
            : error === 'unitSpoilt'
              ? t('errors.unitSpoilt', { labels: either.format(unitReadings) })
              : t(`errors.${error}`)}
        </>
      ) : needsItsUnit && isSaved ? (
        <Badge kind="danger">{t('plans.ERROR')}</Badge>
      ) : plan === 'MEMBER_ELSEWHERE' ? (
        t('plans.MEMBER_ELSEWHERE', { unit: memberUnit ?? '' })
      ) : plan === 'FURTHER' || plan === 'FURTHER_SAME' ? (
        homeRow === null ? (
          t(`plans.${plan}_KNOWN`)
        ) : (
          t(`plans.${plan}`, { row: String(homeRow) })
        )
      ) : (
        t(`plans.${plan}`)
      )}
      {membershipId && (
        <>
          {' '}
          <Link to={personPath(slug, membershipId)}>{t('openPerson')}</Link>
        </>
      )}
      {notes.map(
        (note) =>
          note && (
            <Fragment key={note}>
              <br />
              {note}
            </Fragment>
          ),
      )}
    </>
  );
}

import { useDay } from '#app/lib/i18n/use-day.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { LawfulWay } from './policy.ts';
import type { Consent, ConsentLine } from './queries.server.ts';

/** How the law lets an owner be served, and why. */
export function WayWords({
  way: { way, email, because },
  address,
  noMail = null,
}: {
  way: LawfulWay;
  address: string | null;
  /** That the site sends no email; null where it does. */
  noMail?: string | null;
}) {
  const t = useMessages(owners);
  return (
    <>
      {t.rich(`served.${way}`, {
        email: <bdi>{email ?? ''}</bdi>,
        address: address?.replaceAll('\n', ', ') ?? '',
      })}{' '}
      <span className={layout.muted}>{t(`because.${because}`)}</span>
      {way === 'EMAIL' && noMail && ` ${noMail} ${t('paperMeanwhile')}`}
    </>
  );
}

/** An owner's answer to being served by email, when and how they gave it. */
export function ConsentWords({ consent }: { consent: Omit<Consent, 'document'> | null }) {
  const t = useMessages(owners);
  const day = useDay();
  if (!consent) return t('notSaid');
  const { answer, givenOn, way } = consent;
  return t(`said.${answer}`, { day: day(givenOn), way: t(`ways.${way}`) });
}

/** Every answer that an owner gave, the newest first. */
export function ConsentHistory({ consents }: { consents: ConsentLine[] }) {
  const t = useMessages(owners);
  const { shortDateTime } = useFormats();
  if (consents.length === 0) return null;
  return (
    <section aria-labelledby="history" className={layout.stack}>
      <h2 id="history">{t('history')}</h2>
      <ul>
        {consents.map(({ id, recordedBy, createdAt, documentTitle, ...consent }) => (
          <li key={id}>
            <ConsentWords consent={consent} />{' '}
            {documentTitle && t.rich('onShelf', { title: <bdi>{documentTitle}</bdi> })}
            <br />
            <span className={`${layout.small} ${layout.muted}`}>
              {t.rich('writtenDown', {
                when: <Moment at={createdAt} text={shortDateTime(createdAt)} />,
                name: <bdi>{recordedBy ?? t('somebody')}</bdi>,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

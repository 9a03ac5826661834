import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  BackToHub,
  TextSections,
  TextTopics,
} from '#app/features/noticeboard/records/texts/text-sections.tsx';
import { topicsOf } from '#app/features/noticeboard/records/texts/topics.ts';
import { emergencyPage } from '#app/features/noticeboard/records/texts/pages.server.ts';
import * as styles from '#app/features/communities/communities/emergency-numbers.css.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { documents } from '#app/messages/en/documents.ts';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { beside } from '#app/ui/navigation/contents.css.ts';
import * as page from '#app/features/noticeboard/records/texts/text-page.css.ts';
import { phoneHref } from '#app/lib/phone.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => emergencyPage(ctx, params.slug ?? ''));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, documents);
  return privateMeta({
    title: [t('emergency'), ...(data ? [data.community.name] : [])],
    description: t('emergencySummary'),
  });
};

export default function Emergency() {
  const { community, canSeeHub, phone, managerPhone, pdfUrl, plan } =
    useLoaderData<typeof loader>();
  const t = useMessages(documents);
  const langOf = useLang();
  const topics = topicsOf(plan?.sections ?? []);
  return (
    <div className={page.page}>
      <PageHeader
        above={
          <>
            {canSeeHub ? <BackToHub community={community} /> : <p>{community.name}</p>}
            {plan && <OtherLanguage language={plan.language} />}
          </>
        }
        title={t('emergency')}
        lead={plan && <span lang={langOf(plan.language)}>{plan.lead}</span>}
      />
      <ul role="list" className={`${styles.numbers} ${beside}`}>
        <NumberToCall label={t('emergencyServices')} number="911" isFirst />
        {phone && <NumberToCall label={t('afterHours')} number={phone} />}
        {managerPhone && <NumberToCall label={t('manager')} number={managerPhone} />}
      </ul>
      <div className={layout.stackWide}>
        {plan && <TextTopics text={plan} topics={topics} />}
        {pdfUrl && (
          <p>
            <a href={pdfUrl} target="_blank" rel="noreferrer" className={button.quiet}>
              {t('openPlan')}
            </a>
          </p>
        )}
        {plan && <TextSections text={plan} topics={topics} />}
      </div>
    </div>
  );
}

/** A row that calls: as high as a thumb, and the number large for somebody without their glasses. */
function NumberToCall({
  label,
  number,
  isFirst = false,
}: {
  label: string;
  number: string;
  isFirst?: boolean;
}) {
  return (
    <li>
      <a href={phoneHref(number)} className={isFirst ? styles.callFirst : styles.call}>
        <span className={styles.whose}>{label}</span>
        <Icon name="phone" />
        <span className={styles.phone}>{number}</span>
      </a>
    </li>
  );
}

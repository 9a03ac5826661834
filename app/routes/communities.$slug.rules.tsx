import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  BackToHub,
  TextContents,
  TextSections,
} from '#app/features/noticeboard/records/texts/text-sections.tsx';
import { houseRules } from '#app/features/noticeboard/records/texts/pages.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { documents } from '#app/messages/en/documents.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '#app/features/noticeboard/records/texts/text-page.css.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    rules: await houseRules(ctx, params.slug ?? ''),
  }));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, documents);
  return privateMeta({
    title: data?.rules.title ?? t('rules'),
    description: data?.rules.lead ?? t('rulesSummary'),
  });
};

export default function HouseRules() {
  const { rules } = useLoaderData<typeof loader>();
  const t = useMessages(documents);
  const lang = useLang()(rules.language);
  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <>
            <BackToHub community={rules.community} />
            <OtherLanguage language={rules.language} />
          </>
        }
        title={rules.title}
        lead={rules.lead}
        lang={lang}
      />
      <TextContents text={rules} />
      <div className={layout.stackWide}>
        <p>
          {t.rich('inAFire', {
            procedures: (
              <Link to={`/communities/${rules.community.slug}/emergency`}>{t('procedures')}</Link>
            ),
          })}
        </p>
        <TextSections text={rules} />
      </div>
    </div>
  );
}

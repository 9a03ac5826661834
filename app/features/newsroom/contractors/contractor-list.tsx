import { phoneHref } from '#app/lib/phone.ts';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ContractorEntry } from './queries.server.ts';
import * as styles from './contractor-list.css.ts';

/** `heading`: the level that a name has where the list stands. */
type Heading = { heading: 'h2' | 'h3' };

export const ContractorList = ({
  contractors,
  heading,
}: Heading & { contractors: ContractorEntry[] }) => (
  <ul role="list" className={styles.list}>
    {contractors.map((contractor) => (
      <Entry key={contractor.id} contractor={contractor} heading={heading} />
    ))}
  </ul>
);

function Entry({ contractor, heading: Name }: Heading & { contractor: ContractorEntry }) {
  const { name, language, trade, description, area, phone, website } = contractor;
  const lang = useLang()(language);
  return (
    <li className={styles.entry}>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <p className={layout.muted} lang={lang}>
        {trade}
      </p>
      <p lang={lang} className={styles.text}>
        {description}
      </p>
      <OtherLanguage language={language} />
      <p>
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
        {phone && website && <br />}
        {website && (
          <a href={website} rel="noreferrer">
            {new URL(website).host}
          </a>
        )}
        {area && (
          <>
            <br />
            <span className={`${layout.small} ${layout.muted}`} lang={lang}>
              {area}
            </span>
          </>
        )}
      </p>
    </li>
  );
}

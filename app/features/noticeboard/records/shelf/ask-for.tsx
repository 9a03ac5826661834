import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../records.css.ts';
import type { folderPage } from './queries.server.ts';
import { phoneHref } from '#app/lib/phone.ts';

type Page = Pick<Awaited<ReturnType<typeof folderPage>>, 'seesOwners' | 'contacts'>;

/** Who to ask for what is not on the shelf. */
export function AskFor({ page: { seesOwners, contacts } }: { page: Page }) {
  const t = useMessages(records);
  const { managerEmail, managerPhone, boardEmail } = contacts;
  return (
    <section aria-labelledby="ask" className={styles.part}>
      <h2 id="ask">{t('ask.title')}</h2>
      <div className={layout.prose}>
        <p>{t('ask.owners')}</p>
        {!seesOwners && <p>{t('ask.tenants')}</p>}
        {(managerEmail ?? managerPhone) && (
          <p>
            {t.rich('ask.manager', {
              contact: (
                <>
                  {managerEmail && <a href={`mailto:${managerEmail}`}>{managerEmail}</a>}
                  {managerEmail && managerPhone && ', '}
                  {managerPhone && <a href={phoneHref(managerPhone)}>{managerPhone}</a>}
                </>
              ),
            })}
          </p>
        )}
        {boardEmail && (
          <p>
            {t.rich('ask.board', { contact: <a href={`mailto:${boardEmail}`}>{boardEmail}</a> })}
          </p>
        )}
      </div>
    </section>
  );
}

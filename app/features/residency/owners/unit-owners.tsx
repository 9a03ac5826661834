import { Form } from '@remix-run/react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useDay } from '#app/lib/i18n/use-day.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners as words } from '#app/messages/en/owners.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { ConsentWords, WayWords } from './consent-history.tsx';
import type { UnitOwnersView } from './owner-page.server.ts';

/** The address of the record of a unit's owner at the desk. */
const ownerPath = (slug: string, unitId: string, owner: string): string =>
  `${deskPath(slug, 'units')}/${unitId}/owners/${owner}`;

/** The owners of a unit in the corporation's record, on the unit's page. */
export function UnitOwners({
  slug,
  unitId,
  view: { owners, missing, accounts, rule, noMail },
}: {
  slug: string;
  unitId: string;
  view: UnitOwnersView;
}) {
  const t = useMessages(words);
  return (
    <section aria-labelledby="owners" className={layout.stack}>
      <h2 id="owners">{t('title')}</h2>
      <p>
        {t('lead')} {t(`rule.now.${rule}`)}{' '}
        <Link to={`${deskPath(slug)}/service`}>{t('rule.change')}</Link>
      </p>
      {noMail && (
        <p>
          {noMail} {t('paperMeanwhile')}
        </p>
      )}
      {owners.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul role="list" className={lines.lines}>
          {owners.map((owner) => (
            <li key={owner.ownershipId} className={lines.line}>
              <Owner owner={owner} to={ownerPath(slug, unitId, owner.id)} />
              {owner.isCurrent && owner.membershipId === null && (
                <Accounts
                  owner={owner}
                  accounts={accounts}
                  to={ownerPath(slug, unitId, owner.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={layout.row}>
        <ButtonLink kind="quiet" to={ownerPath(slug, unitId, 'new')}>
          {t('add')}
        </ButtonLink>
        {owners.some(({ isCurrent }) => isCurrent) && (
          <ButtonLink kind="quiet" to={`${deskPath(slug, 'units')}/${unitId}/sale`}>
            {t('sale')}
          </ButtonLink>
        )}
        {missing.map(({ id, name }) => (
          <Link key={id} to={`${ownerPath(slug, unitId, 'new')}?member=${id}`}>
            {t.rich('addMember', { name: <bdi>{name}</bdi> })}
          </Link>
        ))}
      </p>
    </section>
  );
}

/** The accounts of a unit, one of which may be the owner's: one click says so. */
function Accounts({
  owner: { name, version },
  accounts,
  to,
}: {
  owner: UnitOwnersView['owners'][number];
  accounts: UnitOwnersView['accounts'];
  to: string;
}) {
  const t = useMessages(words);
  if (accounts.length === 0) return null;
  return (
    <Form method="post" action={to} className={layout.row}>
      <input type="hidden" name="intent" value="account" />
      <input type="hidden" name="version" value={version} />
      {accounts.map((account) => (
        <Button
          key={account.id}
          kind="quiet"
          name="membership"
          value={account.id}
          aria-label={t('hasAccountOf', { name, account: account.name })}
        >
          {t.rich('hasAccount', { account: <bdi>{account.name}</bdi> })}
        </Button>
      ))}
    </Form>
  );
}

function Owner({ owner, to }: { owner: UnitOwnersView['owners'][number]; to: string }) {
  const t = useMessages(words);
  const day = useDay();
  const { name, address, consent, account, endedOn, isCurrent, way } = owner;
  return (
    <>
      <p>
        <Link to={to} className={lines.title}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      {endedOn && <p>{t(isCurrent ? 'endsOnDay' : 'endedOnDay', { day: day(endedOn) })}</p>}
      {isCurrent && (
        <>
          <p>
            <WayWords way={way} address={address} />
          </p>
          {consent && (
            <p>
              <ConsentWords consent={consent} />
            </p>
          )}
          {account && way.because === 'NO_EMAIL' && (
            <p className={layout.muted}>{t('notConfirmed')}</p>
          )}
        </>
      )}
    </>
  );
}

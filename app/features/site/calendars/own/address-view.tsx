import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { calendars } from '#app/messages/en/calendars.ts';
import { Button } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

const programs = ['google', 'apple', 'outlook'] as const;

/** The private address of one's calendar: to make it, to use it and to change it. */
export function CalendarAddressView({ address }: { address: string | null }) {
  const t = useMessages(calendars);
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {address === null ? (
        <form method="post" className={layout.stack}>
          <p>{t('none')}</p>
          <div>
            <Button name="intent" value="make">
              {t('make')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <section aria-labelledby="address" className={layout.stack}>
            <h2 id="address">{t('address')}</h2>
            <TextField
              label={t('addressLabel')}
              hint={t('secret')}
              field={formState(null, { address }).field('address')}
              readOnly
            />
            <div>
              <a href={address.replace(/^https?:/, 'webcal:')} className={button.quiet}>
                {t('open')}
              </a>
            </div>
          </section>
          <section aria-labelledby="how" className={layout.stack}>
            <h2 id="how">{t('how')}</h2>
            <dl className={layout.stack}>
              {programs.map((program) => (
                <div key={program}>
                  <dt>
                    <strong>{t(`programs.${program}.name`)}</strong>
                  </dt>
                  <dd>{t(`programs.${program}.text`)}</dd>
                </div>
              ))}
            </dl>
            <p className={layout.muted}>{t('slow')}</p>
          </section>
          <form method="post" aria-labelledby="change" className={layout.stack}>
            <h2 id="change">{t('change')}</h2>
            <p>{t('changeText')}</p>
            <div className={layout.row}>
              <Button kind="quiet" name="intent" value="renew">
                {t('renew')}
              </Button>
              <Button kind="danger" name="intent" value="remove">
                {t('remove')}
              </Button>
            </div>
          </form>
        </>
      )}
    </AccountPage>
  );
}

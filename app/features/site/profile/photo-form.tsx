import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { accounts } from '#app/messages/en/accounts.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '#app/features/accounts/security/settings.css.ts';

/** The actor's own photo: another one, or none. It posts to /account/photo on every page. */
export function PhotoForm({
  initials,
  image,
  result,
  pending,
}: {
  initials: string;
  image: string | null;
  result?: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(accounts);
  const form = formState(result);
  const removing = useNavigation().formData?.has('remove') ?? false;
  return (
    <Form
      method="post"
      action="/account/photo"
      encType="multipart/form-data"
      noValidate
      className={layout.stack}
    >
      <ErrorSummary form={form} title={t('photoNotChanged')} />
      <div className={styles.photo}>
        <Avatar large initials={initials} image={image} />
        <div className={styles.photoFields}>
          <FileField
            label={t('photo')}
            optional
            accept="image/jpeg,image/png,image/webp,image/avif"
            hint={t('photoHint')}
            field={form.field('photo')}
          />
          {pending && !removing && <progress aria-label={t('sendingPhoto')} />}
          <div className={layout.row}>
            <Button kind="quiet" disabled={pending} pending={pending && !removing && t('sending')}>
              {t('changePhoto')}
            </Button>
            {image && (
              <Button
                kind="plain"
                name="remove"
                value="yes"
                disabled={pending}
                pending={pending && removing && t('removing')}
              >
                {t('removePhoto')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Form>
  );
}

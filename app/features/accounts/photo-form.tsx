import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { FileField } from '#app/ui/field.tsx';
import { formState } from '#app/ui/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './settings.css.ts';

/** One's own photo: another one, or none. It has an address of its own, wherever it stands. */
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
      <ErrorSummary form={form} title="The photo was not changed" />
      <div className={styles.photo}>
        <Avatar large initials={initials} image={image} />
        <div className={styles.photoFields}>
          <FileField
            label="Profile photo"
            optional
            accept="image/jpeg,image/png,image/webp,image/avif"
            hint="JPEG, PNG, WebP or AVIF, up to 10 MB. It is cut to a square."
            field={form.field('photo')}
          />
          {pending && !removing && <progress aria-label="Sending your photo" />}
          <div className={layout.row}>
            <Button kind="quiet" disabled={pending} pending={pending && !removing && 'Sending…'}>
              Change Photo
            </Button>
            {image && (
              <Button
                kind="plain"
                name="remove"
                value="yes"
                disabled={pending}
                pending={pending && removing && 'Removing…'}
              >
                Remove photo
              </Button>
            )}
          </div>
        </div>
      </div>
    </Form>
  );
}

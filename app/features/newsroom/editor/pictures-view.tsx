import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorPictures } from '#app/messages/en/editor-pictures.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import * as photoStyles from '#app/features/media/photos/photos.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { EditorDesk } from './desk/editor-desk.tsx';
import { editorPath } from './pieces.ts';
import type { PicturesPage } from './pictures.server.ts';

export function PicturesView({
  page: { kind, id, title, pictures },
  formKey,
  result,
}: {
  page: PicturesPage;
  formKey: string;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(editorPictures);
  const form = formState(result);
  const isRemoval = result?.initialValue?.change === 'remove';
  const path = editorPath(kind, id);
  return (
    <EditorDesk
      section={kind}
      above={[{ to: path, label: title }]}
      title={t('title')}
      lead={t('lead')}
    >
      <BackLink to={path}>{t('back')}</BackLink>
      <Form method="post" encType="multipart/form-data" noValidate className={layout.stack}>
        <h2>{t('add')}</h2>
        <ErrorSummary form={form} title={t(isRemoval ? 'notRemoved' : 'notAdded')} />
        <FormKey form={form} fresh={formKey} />
        <input type="hidden" name="change" value="add" />
        {(['altEn', 'altFr'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={t('altHint')}
            maxLength={200}
            field={form.field(name)}
          />
        ))}
        {/* Files come last, so that what was typed is read first. */}
        <FileField
          label={t('picture')}
          hint={t('pictureHint')}
          accept="image/jpeg,image/png,image/webp,image/avif"
          field={form.field('photo')}
        />
        <div>
          <Button>{t('send')}</Button>
        </div>
      </Form>
      <section aria-labelledby="uploaded" className={layout.stack}>
        <h2 id="uploaded">{t('all')}</h2>
        {pictures.length === 0 && <p>{t('none')}</p>}
        <ul role="list" className={photoStyles.grid}>
          {pictures.map((picture) => (
            <li key={picture.id} className={layout.stack}>
              <img
                src={picture.thumbnail}
                alt={picture.alt}
                width={400}
                height={300}
                loading="lazy"
                className={photoStyles.picture}
              />
              <p>
                {t('address')}
                <br />
                <code style={{ overflowWrap: 'anywhere' }}>{picture.address}</code>
              </p>
              <Form method="post">
                <input type="hidden" name="id" value={picture.id} />
                <Button
                  kind="quiet"
                  name="change"
                  value="remove"
                  aria-label={t('removeOf', { alt: picture.alt })}
                >
                  {t('remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
    </EditorDesk>
  );
}

import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { peopleImport } from '#app/messages/en/people-import.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { importPath } from '../../people/people-list.ts';
import * as styles from '../../people/people.css.ts';
import type { ImportLine } from '../queries.server.ts';

/** The first step of an import: a file, or a list that is pasted. */
export function UploadView({
  community,
  imports,
  formKey,
  result,
}: {
  community: { slug: string; name: string };
  imports: ImportLine[];
  formKey: string;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(peopleImport);
  const people = useMessages(doorQueue);
  const busy = useNavigation().formMethod === 'POST';
  const form = formState(result);
  return (
    <Desk
      community={community}
      section="people"
      above={[{ to: deskPath(community.slug, 'people'), label: people('title') }]}
      title={t('title')}
      lead={t.rich('lead', { community: <bdi>{community.name}</bdi> })}
    >
      <Form method="post" encType="multipart/form-data" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('notRead')} />
        <FormKey form={form} fresh={formKey} />
        <TextArea
          label={t('paste')}
          hint={t('pasteHint')}
          optional
          rows={8}
          field={form.field('text')}
        />
        <FileField
          label={t('file')}
          hint={t('fileHint')}
          optional
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          field={form.field('file')}
        />
        <TextField
          label={t('sheet')}
          hint={t('sheetHint')}
          optional
          maxLength={100}
          autoComplete="off"
          field={form.field('sheet')}
        />
        <div className={layout.row}>
          <Button disabled={busy} pending={busy && t('starting')}>
            {t('start')}
          </Button>
        </div>
      </Form>
      <section aria-labelledby="last" className={layout.stack}>
        <h2 id="last">{t('last')}</h2>
        {imports.length === 0 ? (
          <p>{t('noneYet')}</p>
        ) : (
          <ul role="list" className={styles.queue}>
            {imports.map((line) => (
              <ImportEntry key={line.id} slug={community.slug} line={line} />
            ))}
          </ul>
        )}
      </section>
    </Desk>
  );
}

function ImportEntry({
  slug,
  line: { id, fileName, state, createdAt, byName },
}: {
  slug: string;
  line: ImportLine;
}) {
  const t = useMessages(peopleImport);
  const people = useMessages(doorQueue);
  const { shortDateTime } = useFormats();
  return (
    <li>
      <Link to={`${importPath(slug)}/${id}`}>
        <bdi>{fileName ?? t('pasted')}</bdi>
      </Link>
      <br />
      {t.rich('by', {
        when: <Moment at={createdAt} text={shortDateTime(createdAt)} />,
        name: <bdi>{byName ?? people('somebody')}</bdi>,
      })}
      <br />
      {t(`states.${state}`)}
    </li>
  );
}

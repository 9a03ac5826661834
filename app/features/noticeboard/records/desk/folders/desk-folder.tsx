import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import * as styles from '../../records.css.ts';
import { DeskDocumentList } from '../desk-document-list.tsx';
import type { deskFolder } from '../queries.server.ts';
import { FolderForm } from './folder-form.tsx';

type Page = Awaited<ReturnType<typeof deskFolder>>;

export function DeskFolderView({
  slug,
  page: { folder, documents, values },
  formKey,
  reply,
}: {
  slug: string;
  page: Page;
  formKey: string;
  reply: FormReply | undefined;
}) {
  const t = useMessages(recordsDesk);
  const isOwn = folder.kind === 'CUSTOM';
  return (
    <>
      <div>
        <ButtonLink to={`/manage/${slug}/documents/new?folder=${folder.id}`}>
          {t('addHere')}
        </ButtonLink>
      </div>
      {documents.length > 0 ? (
        <DeskDocumentList hasIds slug={slug} documents={documents} />
      ) : (
        <p>{t('emptyFolder')}</p>
      )}
      <section aria-labelledby="folder" className={styles.part}>
        <h2 id="folder">{t('folderSettings')}</h2>
        <FolderForm hasName={isOwn} values={values} formKey={formKey} reply={reply} />
      </section>
      {isOwn && documents.length === 0 && (
        <div>
          <ButtonLink kind="quiet" to={`/manage/${slug}/documents/folders/${folder.id}/delete`}>
            {t('deleteFolder')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { CondoNotice } from './condo-notice.entity.ts';
import { uuidKey } from './shared.ts';
import { StoredFile } from './stored-file.entity.ts';

/** A file attached to a notice: whoever may read the notice may open it. */
export const NoticeFile = defineEntity({
  name: 'NoticeFile',
  tableName: 'notice_files',
  properties: {
    id: uuidKey(),
    notice: () => p.manyToOne(CondoNotice).ref().deleteRule('cascade'),
    file: () => p.manyToOne(StoredFile).ref().deleteRule('cascade'),
    /** The place among the files of the notice. */
    position: p.integer().default(0),
  },
  uniques: [{ name: 'notice_files_file_unique', properties: ['file'] }],
  indexes: [{ name: 'notice_files_notice_index', properties: ['notice', 'position'] }],
});
export type NoticeFile = InferEntity<typeof NoticeFile>;

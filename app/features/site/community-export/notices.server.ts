import type { Community } from '#db/entities/index.ts';
import type { NoticeKind } from '#db/enums.ts';
import { folderNameFrom } from '#app/features/media/files/file-name.ts';
import { streamContent, textContent, type ZipEntry } from '#app/features/media/zip/zip.server.ts';
import { audienceText } from '#app/features/noticeboard/notices/audience/audience-text.server.ts';
import { noticeState, wasOut } from '#app/features/noticeboard/notices/state.ts';
import { filesOf } from '#app/features/noticeboard/notices/notice-files.server.ts';
import { posterResponse } from '#app/features/noticeboard/notices/poster/poster-pdf.server.ts';
import { sidesOfNotice } from '#app/features/noticeboard/notices/print/paper-notice.server.ts';
import { proofCsv, proofResponse } from '#app/features/noticeboard/notices/proof/proof.server.ts';
import {
  selectNotices,
  shownSince,
  type NoticeRow,
} from '#app/features/noticeboard/notices/row.server.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { afterKey } from '#app/lib/db/from-key.server.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { csvContent } from './csv-content.server.ts';
import type { Shelf } from './shelf.server.ts';

const columns = [
  'title',
  'kind',
  'state',
  'audience',
  'author',
  'published',
  'corrected',
  'expires',
  'text',
  'folder',
] as const;

const atOnce = 100;

/** The notices of a community with their list; each that was out with its poster, its proof and its files. */
export async function* noticesOf(
  ctx: Ctx,
  community: Community,
  shelf: Shelf,
): AsyncGenerator<ZipEntry> {
  const { em, locale } = ctx;
  const root = translate(locale, 'communityExport.files.notices');
  const folders = new Map<string, { folder: string; isOut: boolean }>();
  const rows = async function* () {
    for await (const part of readNotices(em, community.id)) {
      yield part.map((notice) => {
        const isOut = wasOut(notice);
        const day = cityTimeText(shownSince(notice)).slice(0, 10);
        const { title } = sideFor(locale, notice);
        const folder = isOut ? shelf.take(`${root}/${day} ${folderNameFrom(title)}`) : '';
        folders.set(notice.id, { folder, isOut });
        return cellsOf(ctx, notice, folder);
      });
    }
  };
  const head = columns.map((key) => translate(locale, `communityExport.noticeColumns.${key}`));
  yield { name: `${root}.csv`, content: csvContent(locale, head, rows()) };
  for (const [id, { folder, isOut }] of folders) {
    if (!isOut) continue;
    yield* filesOfNotice(ctx, { slug: community.slug, id }, folder, shelf);
  }
}

async function* readNotices(em: Em, communityId: string) {
  let after: { at?: Date; id?: string } = {};
  for (;;) {
    const rows = await selectNotices(kysely(em))
      .innerJoin('users as author', 'author.id', 'notice.author')
      .select('author.name as authorName')
      .where('notice.community', '=', communityId)
      .$call(
        afterKey(paramsFor({ ...after, limit: atOnce }), ['notice.createdAt', 'notice.id'], 'desc'),
      )
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { at: last.createdAt, id: last.id };
  }
}

function cellsOf(
  { locale }: Ctx,
  notice: NoticeRow & { authorName: string },
  folder: string,
): string[] {
  const sides = sidesOfNotice(notice, locale);
  const kind: NoticeKind = notice.kind;
  return [
    sides.map(({ title }) => title).join(' / '),
    translate(locale, `notices.kinds.${kind}`),
    translate(locale, `communityExport.noticeStates.${noticeState(notice)}`),
    audienceText(locale, notice),
    nameFor(locale, notice.authorName),
    time(notice.publishedAt),
    time(notice.correctedAt),
    time(notice.expiresAt),
    sides.map(({ content }) => content).join('\n\n'),
    folder,
  ];
}

const time = (at: Date | null | undefined): string =>
  at ? cityTimeText(at).replace('T', ' ') : '';

async function* filesOfNotice(
  ctx: Ctx,
  address: { slug: string; id: string },
  folder: string,
  shelf: Shelf,
): AsyncGenerator<ZipEntry> {
  const name = (key: 'poster' | 'proof') => translate(ctx.locale, `noticeDelivery.files.${key}`);
  const poster = await posterResponse(ctx, address);
  yield pdfEntry(shelf.take(`${folder}/${name('poster')}`, '.pdf'), poster);
  const proof = await proofOf(ctx, address);
  if (proof) {
    yield pdfEntry(shelf.take(`${folder}/${name('proof')}`, '.pdf'), proof.pdf);
    const csv = shelf.take(`${folder}/${name('proof')}`, '.csv');
    yield { name: csv, content: textContent(proof.csv) };
  }
  const files = (await filesOf(ctx.em, [address.id])).get(address.id) ?? [];
  for (const { id, name, mediaType, bytes } of files) {
    const entry = await shelf.add({ id, mediaType, bytes, folder, title: name });
    if (entry) yield entry;
  }
}

/** The proof of delivery; null for a notice that was for no unit. */
async function proofOf(ctx: Ctx, address: { slug: string; id: string }) {
  try {
    return { pdf: await proofResponse(ctx, address), csv: (await proofCsv(ctx, address)).text };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

const pdfEntry = (name: string, { body }: Response): ZipEntry => ({
  name,
  content: body ? streamContent(body) : [],
  isCompressed: true,
});

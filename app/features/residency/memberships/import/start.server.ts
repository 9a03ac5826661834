import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { PeopleImport } from '#db/entities/index.ts';
import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { fileRefused } from '#app/features/media/files/receive.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormWithFiles } from '#app/lib/forms/form-data.server.ts';
import { OversizedFile } from '#app/lib/forms/multipart-parts.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { importPath } from '../people/people-list.ts';
import { maxImportBytes } from './limits.ts';
import { isWorkbook, readSheet } from '#app/features/media/sheets/read-sheet.server.ts';
import { decodeText, maxColumns, maxRows, readTable, tidyTable } from './read-table.server.ts';

const schema = z.object({ text: z.string().optional(), sheet: z.string().max(100).optional() });

/**
 * Reads an uploaded or pasted list and keeps it to look at: nothing else is saved yet. Goes on to its
 * page; one that is too large comes back on the form with 413. Guards nothing itself. Throws AppError:
 * `invalid`, `wrong-type`.
 */
export async function startImport(
  { ctx, actor, community }: Pick<DeskPageArgs, 'ctx' | 'actor' | 'community'>,
  request: Request,
) {
  const { form, files, problem } = await readFormWithFiles(request, {
    name: 'file',
    maxBytes: maxImportBytes,
    maxTextBytes: maxImportBytes,
    take: (part) => {
      if (part instanceof OversizedFile) throw tooLarge();
      if (part.size === 0) throw fileRefused('empty', part.filename ?? '');
      return Promise.resolve({ name: part.filename ?? null, bytes: part.bytes });
    },
  });
  const resumed = resumeDraft(ctx, form, { schema });
  if (resumed) return resumed;
  const [file] = files;
  const pasted = form.get('text');
  const text = typeof pasted === 'string' ? pasted : '';
  const refused = problem ? [asRefusal(problem)] : [];
  if (!file && text.trim() === '' && !problem) {
    refused.push(new AppError('invalid', 'peopleImport.nothingChosen'));
  }
  if (file && text.trim() !== '') refused.push(new AppError('invalid', 'peopleImport.bothGiven'));
  const sheet = String(form.get('sheet') ?? '');
  let list: ReadList = { rows: [], sheet: null };
  return submitFields(ctx, request, form, {
    schema,
    refused: { file: refused },
    // Before the transaction, which others may have to wait for.
    prepare: async () => {
      if (refused.length > 0) return;
      list = file
        ? await readFile(file.bytes, { sheet, signal: request.signal })
        : { rows: await readTable(text), sheet: null };
    },
    run: async (_, { em }) => {
      const id = randomUUID();
      await em.insert(PeopleImport, {
        id,
        community: community.id,
        createdBy: actor.id,
        fileName: nameOf(file?.name ?? null, list.sheet),
        state: 'PREVIEW',
        rows: list.rows,
        createdAt: new Date(),
      });
      return { id };
    },
    respond: ({ id }) =>
      Promise.resolve(redirect(`${importPath(community.slug)}/${id}`, { status: 303 })),
  });
}

/** What a list has in it, and of a workbook with several sheets which one it is. */
interface ReadList {
  rows: string[][];
  sheet: string | null;
}

async function readFile(
  bytes: Uint8Array,
  { sheet, signal }: { sheet: string; signal: AbortSignal },
): Promise<ReadList> {
  if (!isWorkbook(bytes)) return { rows: await readTable(decodeText(bytes)), sheet: null };
  // One more of each tells that there are too many.
  const most = { mostRows: maxRows + 1, mostColumns: maxColumns + 1 };
  const read = await readSheet({ bytes, sheet, ...most }, signal);
  const isOneOfSeveral = read.others.length > 0;
  return { rows: await tidyTable(read.rows), sheet: isOneOfSeveral ? read.sheet : null };
}

/** 'owners.xlsx' or, of a workbook with several sheets, 'owners.xlsx (Towers)'. */
const nameOf = (file: string | null, sheet: string | null): string | null =>
  file && (sheet ? `${file.slice(0, 150)} (${sheet.slice(0, 40)})` : file.slice(0, 200));

const tooLarge = () => new AppError('too-large', 'peopleImport.tooLarge');

function asRefusal(problem: unknown): AppError {
  if (!(problem instanceof AppError)) throw problem;
  const isTooLarge = problem.code === 'too-large' || problem.messageKey === 'http.formTooLong';
  return isTooLarge ? tooLarge() : problem;
}

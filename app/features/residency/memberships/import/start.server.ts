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
import { decodeText, readTable } from './read-table.server.ts';

const schema = z.object({ text: z.string().optional() });

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
  let rows: string[][] = [];
  return submitFields(ctx, request, form, {
    schema,
    refused: { file: refused },
    // Before the transaction, which others may have to wait for.
    prepare: async () => {
      if (refused.length === 0) rows = await readTable(file ? decodeText(file.bytes) : text);
    },
    run: async (_, { em }) => {
      const id = randomUUID();
      await em.insert(PeopleImport, {
        id,
        community: community.id,
        createdBy: actor.id,
        fileName: file?.name?.slice(0, 200) ?? null,
        state: 'PREVIEW',
        rows,
        createdAt: new Date(),
      });
      return { id };
    },
    respond: ({ id }) =>
      Promise.resolve(redirect(`${importPath(community.slug)}/${id}`, { status: 303 })),
  });
}

const tooLarge = () => new AppError('too-large', 'peopleImport.tooLarge');

function asRefusal(problem: unknown): AppError {
  if (!(problem instanceof AppError)) throw problem;
  const isTooLarge = problem.code === 'too-large' || problem.messageKey === 'http.formTooLong';
  return isTooLarge ? tooLarge() : problem;
}

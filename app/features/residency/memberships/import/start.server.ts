import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PeopleImport } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormWithFiles } from '#app/lib/forms/form-data.server.ts';
import { OversizedFile } from '#app/lib/forms/multipart-parts.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { maxImportBytes } from './limits.ts';
import { decodeText, readTable } from './read-table.server.ts';

const schema = z.object({ text: z.string().optional() });

/**
 * Reads an uploaded or pasted list and keeps it to look at: nothing else is saved yet. Goes on to its
 * page. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid`, `wrong-type`.
 */
export async function startImport(
  ctx: Ctx,
  request: Request,
  slug: string,
  respond: (id: string) => Promise<Response>,
) {
  const { actor, community } = await requireManaged(ctx, slug);
  const { form, files, problem } = await readFormWithFiles(request, {
    name: 'file',
    maxBytes: maxImportBytes,
    maxTextBytes: maxImportBytes,
    take: (part) => {
      if (part instanceof OversizedFile) throw tooLarge();
      // Browsers send an empty part for a field without a file.
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
  return submitFields(ctx, request, form, {
    schema,
    refused: { file: refused },
    run: async (_, { em }) => {
      const rows = readTable(file ? decodeText(file.bytes) : text);
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
    respond: ({ id }) => respond(id),
  });
}

const tooLarge = () => new AppError('invalid', 'peopleImport.tooLarge');

function asRefusal(problem: unknown): AppError {
  if (!(problem instanceof AppError)) throw problem;
  return problem.code === 'too-large' ? tooLarge() : problem;
}

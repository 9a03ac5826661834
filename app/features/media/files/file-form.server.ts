import type { z } from 'zod';
import { AppError } from '#app/lib/errors.ts';
import { readFormWithFiles } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { OversizedFile } from '#app/lib/forms/multipart-parts.server.ts';
import type { FormOptions } from '#app/lib/forms/form-options.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { digestOf } from '#app/lib/process/digest.server.ts';
import { maxFileBytes } from './limits.ts';
import { discardFiles, fileRefused, FileRefused, receiveFile } from './receive.server.ts';

/** A file that a form keeps: one that is saved, or one that waits. */
export interface KeptFile {
  id: string;
  name: string;
}

type WithFiles = z.ZodType<{ files?: KeptFile[] | undefined }>;

interface Files {
  communityId: string;
  /** How many files the form may have in all. */
  most: number;
  /** Finds out whether a file has searchable text. Left out, it is not checked. */
  hasText?: (bytes: Uint8Array, signal: AbortSignal) => Promise<boolean | null>;
}

/**
 * `submitForm` for a form with a file input named `upload`, whose route has `handle = { files: true }`
 * and has checked that the actor may add files to the community. Each file is stored as it arrives and
 * waits, as one of the schema's `files`, while other fields are corrected; the command takes it with
 * `claimFiles`. Throws AppError `unauthenticated`, `invalid`, `wrong-type`.
 */
export async function submitFileForm<
  Schema extends WithFiles,
  Result extends object,
  Shown extends object = never,
>(ctx: Ctx, request: Request, expected: Files, options: FormOptions<Schema, Result, Shown>) {
  await requireActorForForm(ctx, request);
  const { most } = expected;
  const { form, added, digests, refusals } = await readFiles(ctx, request, expected);
  const resumed = resumeDraft(ctx, form, options);
  if (resumed) {
    await discard(ctx, added);
    return resumed;
  }
  // Files get new ids each time they are sent, so a resend is recognized by their digests.
  const content = [[...form], digests];
  const kept = countKept(form);
  const isTooMany = kept + added.length > most;
  if (isTooMany) {
    await discard(ctx, added);
    refusals.push(tooMany(most), ...noneAdded(most));
  } else {
    added.forEach(({ id, name }, index) => {
      form.append(`files[${kept + index}].id`, id);
      form.append(`files[${kept + index}].name`, name);
    });
  }
  const answer = await submitFields(ctx, request, form, {
    ...options,
    content,
    refused: { upload: refusals },
    covered: refusals.length > 0 && kept === 0 ? ['files'] : [],
  });
  // A form that was sent twice took the files of the first time: these wait for nothing.
  if (answer instanceof Response) await discard(ctx, added);
  return answer;
}

/** Deletes files that no form will have. Where that fails, they go after a day. */
const discard = ({ em }: Ctx, files: KeptFile[]): Promise<void> =>
  discardFiles(
    em.fork(),
    files.map(({ id }) => id),
  ).catch((error: unknown) => logError('deleting a file', error));

async function readFiles(ctx: Ctx, request: Request, expected: Files) {
  const { communityId, most } = expected;
  const refusals: AppError[] = [];
  const digests: string[] = [];
  const stored: KeptFile[] = [];
  const read = readFormWithFiles(request, {
    name: 'upload',
    maxBytes: maxFileBytes,
    take: async (part, index) => {
      if (index === most) throw tooMany(most);
      const name = part.filename ?? '';
      try {
        if (part instanceof OversizedFile) throw fileRefused('tooLarge', name);
        const { bytes } = part;
        digests.push(await digestOf(bytes));
        const hasText = (await expected.hasText?.(bytes, request.signal)) ?? null;
        const file = await receiveFile(ctx, { communityId, name, bytes, hasText, waits: true });
        stored.push(file);
        return file;
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        refusals.push(error);
        return null;
      }
    },
  });
  const { form, files, problem } = await read.catch(async (error: unknown) => {
    await discard(ctx, stored);
    throw error;
  });
  if (!problem) return { form, added: files, digests, refusals };
  await discard(ctx, stored);
  return { form, added: [], digests, refusals: [asRefusal(problem), ...noneAdded(most)] };
}

/** Why no file is taken; errors that are not about the files are thrown again. */
function asRefusal(problem: unknown): AppError {
  if (!(problem instanceof AppError)) throw problem;
  if (problem.code === 'too-large') return new FileRefused('invalid', 'files.allTooLarge');
  const isAboutFiles = problem instanceof FileRefused || problem.code === 'too-many';
  if (!isAboutFiles && problem.code !== 'unavailable') throw problem;
  return problem;
}

const tooMany = (most: number) =>
  new FileRefused('invalid', 'files.tooMany', { params: { count: most } });

/** With an error that ends the reading, those before it are left out too. */
const noneAdded = (most: number) =>
  most > 1 ? [new FileRefused('invalid', 'files.noneAdded')] : [];

const countKept = (form: FormData): number =>
  [...form.keys()].filter((name) => /^files\[\d+\]\.id$/.test(name)).length;

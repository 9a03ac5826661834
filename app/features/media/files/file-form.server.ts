import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '#app/lib/errors.ts';
import { readFormWithFiles } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { OversizedFile } from '#app/lib/forms/multipart-parts.server.ts';
import { resumeDraft, submitFields, type FormOptions } from '#app/lib/forms/submit-form.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { maxFileBytes } from './limits.ts';
import { fileRefused, FileRefused, receiveFile } from './receive.server.ts';

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
  if (resumed) return resumed;
  // Files get new ids each time they are sent, so a resend is recognized by their digests.
  const content = [[...form], digests];
  const kept = countKept(form);
  const isTooMany = kept + added.length > most;
  if (isTooMany) refusals.push(tooMany(most), ...noneAdded(most));
  else {
    added.forEach(({ id, name }, index) => {
      form.append(`files[${kept + index}].id`, id);
      form.append(`files[${kept + index}].name`, name);
    });
  }
  return submitFields(ctx, request, form, {
    ...options,
    content,
    refused: { upload: refusals },
    covered: refusals.length > 0 && kept === 0 ? ['files'] : [],
  });
}

async function readFiles(ctx: Ctx, request: Request, expected: Files) {
  const { communityId, most } = expected;
  const refusals: AppError[] = [];
  const digests: string[] = [];
  const { form, files, problem } = await readFormWithFiles(request, {
    name: 'upload',
    maxBytes: maxFileBytes,
    take: async (part, index) => {
      if (index === most) throw tooMany(most);
      const name = part.filename ?? '';
      try {
        if (part instanceof OversizedFile) throw fileRefused('tooLarge', name);
        digests.push(createHash('sha256').update(part.bytes).digest('base64url'));
        const { bytes } = part;
        const hasText = (await expected.hasText?.(bytes, request.signal)) ?? null;
        return await receiveFile(ctx, { communityId, name, bytes, hasText, waits: true });
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        refusals.push(error);
        return null;
      }
    },
  });
  if (!problem) return { form, added: files, digests, refusals };
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

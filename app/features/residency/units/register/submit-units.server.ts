import { data } from '@remix-run/node';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { fileRefused } from '#app/features/media/files/receive.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { readUnitLines } from '../unit-ranges.ts';
import { addUnits } from './add-units.server.ts';
import { asConfirmed, confirmedFields } from './confirmed-units.ts';
import { previewUnits, type UnitsPreview } from './preview-units.server.ts';
import { unitsInFile } from './unit-file.server.ts';
import { z } from 'zod';

const text = z.string().max(150_000, 'unitsDesk.listTooLong').optional();

/** The form that adds units, with a button to look at them first and one to add what was looked at. */
const addUnitsSchema = z.object({
  ranges: text,
  list: text,
  /** What was looked at, one unit a line with its floor, its kind and its building after commas. */
  checked: text,
  ...confirmedFields,
  step: z.enum(['preview', 'add']).catch('preview'),
  from: z.string().optional(),
});

interface Desk {
  actor: Actor;
  community: { id: string; slug: string; name: string; openedAt?: Date | null };
}

/**
 * Carries out the form that adds units. Its first button answers with a preview and changes nothing;
 * the button below the preview adds what it showed, and leads back to the opening until the doors open.
 */
export async function submitUnits(ctx: Ctx, request: Request, { actor, community }: Desk) {
  const form = await readFormData(request);
  const draft = resumeDraft(ctx, form, { schema: addUnitsSchema });
  if (draft) return draft;
  const refused = await takeFile(form);
  const shown: { preview: UnitsPreview | null } = { preview: null };
  const reply = await submitFields(ctx, request, form, {
    schema: addUnitsSchema,
    refused,
    run: async ({ step, checked = '', as, buildings, ranges = '', list = '' }, { em }) => {
      if (step === 'add') {
        const units = asConfirmed(readUnitLines(checked), { as, buildings });
        return addUnits(em, actor, community, units);
      }
      shown.preview = await previewUnits({ ...ctx, em }, community.id, { ranges, list });
      return { added: 0, linked: 0, placed: 0 };
    },
    respond: ({ added, linked, placed }) =>
      shown.preview
        ? Promise.resolve(new Response(null))
        : redirectWithToast(
            deskPath(community.slug) + (community.openedAt ? '/units' : '/opening'),
            {
              title:
                added > 0 || placed === 0
                  ? translate(ctx.locale, 'unitsDesk.added.title', { count: added })
                  : translate(ctx.locale, 'unitsDesk.added.placed', { count: placed }),
              description:
                linked > 0
                  ? translate(ctx.locale, 'unitsDesk.added.linked', { count: linked })
                  : translate(ctx.locale, 'unitsDesk.added.inRegister'),
            },
          ),
  });
  if (!shown.preview) return reply;
  const typed = { ranges: String(form.get('ranges') ?? ''), list: String(form.get('list') ?? '') };
  return data<FormReply & { preview?: UnitsPreview }>({
    result: { initialValue: typed },
    preview: shown.preview,
  });
}

/** Puts what a chosen file has in it below what was typed into the list: a file cannot come back. */
async function takeFile(form: FormData): Promise<Record<string, AppError[]>> {
  const file = form.get('file');
  form.delete('file');
  // Browsers send an empty part without a name for a field without a file.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return {};
  try {
    if (file.size === 0) throw fileRefused('empty', file.name);
    const typed = String(form.get('list') ?? '').trim();
    form.set('list', [typed, await unitsInFile(file)].filter(Boolean).join('\n'));
    return {};
  } catch (error) {
    if (error instanceof AppError) return { file: [error] };
    throw error;
  }
}

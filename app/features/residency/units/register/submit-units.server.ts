import { data } from '@remix-run/node';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { withoutApostrophes } from '#app/features/media/csv/csv.ts';
import { fileRefused } from '#app/features/media/files/receive.server.ts';
import { readCsv } from '#app/features/media/csv/read-csv.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { collect, maxUnits, readList, readRanges } from '../unit-ranges.ts';
import { spoiltReadings } from '../spoilt-label.ts';
import { addUnits, compareWithRegister } from './add-units.server.ts';
import { z } from 'zod';
import { CsvError } from 'csv-parse';
import { unitKinds } from '#db/enums.ts';

const text = z.string().max(150_000, 'unitsDesk.listTooLong').optional();

/** The form that adds units, with a button to look at them first and one to add what was looked at. */
const addUnitsSchema = z.object({
  ranges: text,
  list: text,
  /** What was looked at, one unit a line with its floor and its kind after commas. */
  checked: text,
  /** What the units are that look like parking spaces and the like. */
  as: z.partialRecord(z.enum(unitKinds), z.enum(unitKinds)).optional(),
  step: z.enum(['preview', 'add']).catch('preview'),
  from: z.string().optional(),
});

/** What would be added, to look at before anything is saved. */
export type UnitsPreview = Awaited<ReturnType<typeof previewOf>>;

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
    run: async ({ step, checked = '', as = {}, ranges = '', list = '' }, { em }) => {
      if (step === 'add') {
        const units = readList(checked).units.map((unit) => ({
          ...unit,
          kind: as[unit.kind] ?? unit.kind,
        }));
        return addUnits(em, actor, community, units);
      }
      shown.preview = await previewOf({ ...ctx, em }, community.id, { ranges, list });
      return { added: 0, linked: 0 };
    },
    respond: ({ added, linked }) =>
      shown.preview
        ? Promise.resolve(new Response(null))
        : redirectWithToast(
            deskPath(community.slug) + (community.openedAt ? '/units' : '/opening'),
            {
              title: translate(ctx.locale, 'unitsDesk.added.title', { count: added }),
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

async function previewOf(
  { em }: Ctx,
  communityId: string,
  { ranges, list }: { ranges: string; list: string },
) {
  const parts = [readRanges(ranges), readList(list)];
  const units = parts.flatMap((part) => part.units);
  const unclear = parts.flatMap((part) => part.unclear);
  if (parts.some((part) => part.isTooMany) || units.length > maxUnits) {
    throw new AppError('invalid', 'unitsDesk.tooMany', { params: { maximum: maxUnits } });
  }
  if (units.length + unclear.length === 0) {
    throw new AppError('invalid', 'unitsDesk.nothing', { field: 'ranges' });
  }
  const once = collect(units.map((unit) => ({ ...unit, floor: String(unit.floor ?? '') }))).units;
  const { added, present } = await compareWithRegister(em, communityId, once);
  return {
    added,
    present: present.map(({ label }) => label),
    /** What cannot be read, and what a spreadsheet may have made it of; null where that is no reason. */
    unclear: unclear.map((text) => ({ text, readings: spoiltReadings(text) })),
    /** What is added, as the next form sends it. */
    checked: added.map(({ label, floor, kind }) => `${label}, ${floor ?? ''}, ${kind}`).join('\n'),
  };
}

const maxBytes = 200_000;
/** The most rows of a file: it may name some units twice, and have rows without one. */
const mostRows = 3 * maxUnits;
const headings = /^(unit|units|unité|unités|logement|logements|suite|apt|apartment|appartement)$/i;
const floorHeadings = /^(floor|étage|etage|level|niveau)$/i;
const kindHeadings = /^(kind|type|what it is|genre|sorte|sorte d[’']unité)$/i;

/**
 * A CSV file of units as a list with one a line, and its floor and its kind after commas: the column that is
 * called unit or logement, or else the first one. Excel's BOM, semicolons and Windows-1252 are read.
 * Throws AppError: `too-large`, `invalid` for what is no table.
 */
async function unitsInFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new AppError('too-large', 'unitsDesk.fileTooLarge');
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  const rows = await rowsIn(text);
  const [head = []] = rows;
  const named = head.findIndex((cell) => headings.test(cell));
  const floor = head.findIndex((cell) => floorHeadings.test(cell));
  const kind = head.findIndex((cell) => kindHeadings.test(cell));
  const unit = Math.max(named, 0);
  return rows
    .slice(named >= 0 || floor >= 0 || kind >= 0 ? 1 : 0)
    .flatMap((row) => {
      const further = [floor, kind].map((column) => row[column] ?? '');
      // A cell may have a unit on each of its lines.
      const labels = (row[unit] ?? '').split('\n');
      return labels.map((label) => lineOf(label, further)).filter((line) => line !== '');
    })
    .join('\n');
}

/** A line of the list: a unit, and its floor and its kind where they are known; empty without a unit. */
function lineOf(label: string, further: string[]): string {
  const cells = [label.trim(), ...further]
    .map(withoutApostrophes)
    .map((cell) => cell.replace(/[,;\s]+/g, ' '));
  while (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells[0] ? cells.join(', ') : '';
}

function decoded(bytes: Uint8Array): string {
  if (bytes.subarray(0, 4096).includes(0)) throw new AppError('invalid', 'unitsDesk.noTable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function rowsIn(text: string): Promise<string[][]> {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ',';
  try {
    const rows = await readCsv(text, {
      most: mostRows + 1,
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    if (rows.length <= mostRows) return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid', 'unitsDesk.noTable', { field: 'file' });
  }
  throw new AppError('invalid', 'unitsDesk.tooMany', {
    field: 'file',
    params: { maximum: maxUnits },
  });
}

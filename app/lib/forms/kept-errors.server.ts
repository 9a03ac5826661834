import type { SubmissionResult } from '@conform-to/react';
import { z } from 'zod';

/** The name of the hidden field with the errors that a form has. */
export const refusedField = '__refused__';

/** A field with an error: its name, what was typed, and the messages. */
const refusedSchema = z.array(z.tuple([z.string(), z.string()], z.string()));

export type RefusedFields = z.output<typeof refusedSchema>;

/** Takes the errors that a form came with out of its post; none where they cannot be read. */
export function takeRefused(form: FormData): RefusedFields {
  const text = form.get(refusedField);
  form.delete(refusedField);
  if (typeof text !== 'string') return [];
  try {
    return refusedSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/**
 * The errors that stay on a form whose rows changed: those it came with. A field that was changed
 * since, and the rows themselves, are judged again; no other field is.
 */
export function keptErrors(
  form: FormData,
  refused: RefusedFields,
  { intent, error }: SubmissionResult,
): Record<string, string[]> {
  const group = intent?.type === 'insert' || intent?.type === 'remove' ? intent.payload.name : '';
  const removed = intent?.type === 'remove' ? intent.payload.index : null;
  return Object.fromEntries(
    refused.flatMap(([name, typed, ...messages]): [string, string[]][] => {
      const inGroup = name === group || name.startsWith(`${group}[`);
      const now = inGroup ? afterRemoval(name, group, removed) : name;
      if (now === null) return [];
      const isSame = !inGroup && (form.get(name) ?? '') === typed;
      const texts = isSame ? messages : error?.[now];
      return texts ? [[now, texts]] : [];
    }),
  );
}

/** The name of a field once a row of its group is gone; null for one of that row. */
function afterRemoval(name: string, group: string, removed: number | null): string | null {
  const [, digits, rest] = /^\[(\d+)\](.*)$/.exec(name.slice(group.length)) ?? [];
  if (removed === null || digits === undefined) return name;
  const index = Number(digits);
  if (index === removed) return null;
  return index < removed ? name : `${group}[${index - 1}]${rest ?? ''}`;
}

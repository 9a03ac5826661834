import { z } from 'zod';
import type { LogAction, LogSubject } from '#db/enums.ts';
import {
  settingFields,
  settingWords,
} from '#app/features/communities/communities/settings/setting-words.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { loggedFields, type LoggedField } from './logged-fields.ts';
import { valueWords } from './value-words.server.ts';

/** The part of a row of the log that its details are made from. */
interface LoggedRow {
  subject: LogSubject;
  action: LogAction;
  from: string | null;
  to: string;
  reason: string | null;
  snapshot: Record<string, unknown>;
}

/**
 * What a line of the log changed, in words: a text for each value, with the value before it where that is
 * known. Leaves out what nobody could read, such as ids.
 */
export function detailsOf(locale: Locale, row: LoggedRow): string[] {
  const { subject, action, snapshot, reason } = row;
  if (action === 'APPEAL') {
    return reason ? [translate(locale, 'logChanges.authorWrote', { words: reason })] : [];
  }
  const values: Record<string, unknown> = {
    ...snapshot,
    ...(subject === 'ROLE' && action === 'GRANT' ? { from: row.from, to: row.to } : {}),
    ...(subject === 'BOOKING' && row.to === 'UNDONE' ? { undoneEntry: row.from } : {}),
    ...(subject === 'UNIT' && action === 'CHANGE' ? { label: row.to, labelBefore: row.from } : {}),
  };
  return [
    ...(subject === 'COMMUNITY' ? settingsOf(locale, snapshot) : []),
    ...(loggedFields[subject] ?? []).flatMap((field) => fieldText(locale, field, values) ?? []),
    ...(snapshot.further === true || snapshot.isFurther === true
      ? [translate(locale, 'logChanges.furtherUnit')]
      : []),
    ...(snapshot.bySelf === true ? [translate(locale, 'logChanges.bySelf')] : []),
  ];
}

/** One value of a line, in words; null where there is nothing to say or nothing changed. */
function fieldText(
  locale: Locale,
  { label, kind, now, before = [] }: LoggedField,
  values: Record<string, unknown>,
): string | null {
  const words = valueWords[kind];
  const known = before.filter((path) => valueAt(values, path) !== undefined);
  const text = words(values[now], locale);
  const named = { label: translateKey(locale, `logChanges.labels.${label}`) };
  const [was] = known;
  if (was === undefined || !(now in values)) {
    // The line begins with the title.
    if (text === null || now === 'title' || now === 'text') return null;
    return translate(locale, 'logChanges.is', { ...named, now: text });
  }
  const textBefore = words(valueAt(values, was), locale);
  if (text === textBefore) return null;
  const nothing = translate(locale, 'logChanges.nothing');
  return translate(locale, 'logChanges.changed', {
    ...named,
    now: text ?? nothing,
    before: textBefore ?? nothing,
  });
}

const changesSchema = z.array(
  z.object({ field: z.enum(settingFields), before: z.unknown(), after: z.unknown() }),
);

/** The changes of one save of a community's settings. */
function settingsOf(locale: Locale, { changes, created }: Record<string, unknown>): string[] {
  if (created === true) return [translate(locale, 'logChanges.isNew')];
  const { data = [] } = changesSchema.safeParse(changes);
  return data.map(({ field, before, after }) =>
    translate(locale, 'logChanges.changed', {
      label: translate(locale, `communitySettings.fields.${field}`),
      now: settingWords(locale, field, after),
      before: settingWords(locale, field, before),
    }),
  );
}

/** The value at a path such as `before.unit`. */
const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined,
      values,
    );

import { keptRead } from '#app/lib/db/kept-read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { noOperator, type Operator } from './operator.ts';
import { operatorsOf } from './queries.server.ts';

const operators = keptRead('operator', operatorsOf, { en: noOperator, fr: noOperator });

/** Who runs this site, in a language; as it was read before where the database does not serve. */
export const keptOperator = async (locale: Locale): Promise<Operator> =>
  (await operators())[locale];

import type { Locale } from '#app/lib/i18n/locale.ts';
import {
  formatMessage,
  messageAt,
  type KeyOf,
  type MessageParams,
  type Messages,
  type ParamsOf,
} from '#app/lib/i18n/message.ts';
import { en, type Catalogue } from './en.server.ts';
import { fr } from './fr.server.ts';

const catalogues: Record<Locale, Messages> = { en, fr };

/** A key of any message. */
export type MessageKey = KeyOf<Catalogue>;

/** The message of a key in a language. */
export const translate = <K extends KeyOf<Catalogue>>(
  locale: Locale,
  key: K,
  ...[params]: ParamsOf<Catalogue, K>
): string => translateKey(locale, key, params);

/** The same for a key and parameters that an error or an issue carries. */
export function translateKey(locale: Locale, key: string, params?: MessageParams): string {
  const message = messageAt(catalogues[locale], key);
  return message === undefined ? key : formatMessage(message, locale, params);
}

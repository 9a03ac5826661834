import type { Locale } from '#app/lib/i18n/locale.ts';
import {
  addTranslations,
  formatMessage,
  messageAt,
  type Message,
  type MessageParams,
  type Messages,
  type NamesByKey,
  type Translation,
} from '#app/lib/i18n/message.ts';
import * as en from './en/index.server.ts';
import * as fr from './fr/index.server.ts';

type English = typeof en;
type AreaOf<Name> = Name extends `${infer Area}Server` ? Area : Name;
type At<Name> = Name extends keyof English ? English[Name] : object;
type Spread<One, Other> = Omit<One, keyof Other> & Other;

/** Every message by its area: `appeals` holds what `appeals` and `appealsServer` export. */
type Catalogue = {
  [Name in keyof English as AreaOf<Name>]: Spread<At<AreaOf<Name>>, At<`${AreaOf<Name>}Server`>>;
};

/** Lets views and dates of this process speak French too (`inLanguage`). Call it before anything is said. */
export const speakBothLanguages = (): void =>
  addTranslations(en, fr satisfies Translation<English>);

const catalogues: Record<Locale, Messages> = { en: byArea(en), fr: byArea(fr) };

function byArea(exported: Record<string, Messages>): Messages {
  const areas: Record<string, Messages> = {};
  for (const [name, messages] of Object.entries(exported)) {
    const area = name.replace(/Server$/, '');
    areas[area] = { ...areas[area], ...messages };
  }
  return areas;
}

/** A key of any message. */
export type MessageKey = keyof Names;

type Names = NamesByKey<Catalogue>;
/** The parameters a message needs, as the rest of an argument list: none, or one object. */
export type ParamsAt<K extends MessageKey> = [Names[K]] extends [never]
  ? []
  : [params: Record<Names[K], string | number>];

/** The message of a key in a language. */
export const translate = <K extends MessageKey>(
  locale: Locale,
  key: K,
  ...[params]: ParamsAt<K>
): string => translateKey(locale, key, params);

/** The same for a key and parameters that an error or an issue carries. */
export function translateKey(locale: Locale, key: string, params?: MessageParams): string {
  const message = messageAt(catalogues[locale], key);
  if (message === undefined) return key;
  return formatMessage(message, locale, params && unnested(message, params));
}

/** The parameters, those between guillemets with other quotation marks for guillemets of their own. */
function unnested(message: Message, params: MessageParams): MessageParams {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const quoted = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/«\s\{(?:\p{L}+:)?(\w+)\}/gu)].map(([, name]) => name),
    ),
  );
  if (quoted.size === 0) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      quoted.has(name) && typeof value === 'string'
        ? value.replace(/«\s*/g, '“').replace(/\s*»/g, '”')
        : value,
    ]),
  );
}

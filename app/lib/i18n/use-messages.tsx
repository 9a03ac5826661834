import { useRouteLoaderData } from '@remix-run/react';
import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { formatsFor, type Formats } from '#app/lib/format.ts';
import { isolated } from '../isolated.ts';
import { defaultLocale, type Locale } from './locale.ts';
import {
  formatMessage,
  inLanguage,
  messageAt,
  partsOf,
  slotOf,
  splitName,
  valueText,
  type KeyOf,
  type MessageParams,
  type WordBeforeName,
  type Messages,
  type ParamsOf,
} from './message.ts';

/** The language of the page, from the root's data. */
export const useLocale = (): Locale =>
  useRouteLoaderData<{ locale: Locale }>('root')?.locale ?? defaultLocale;

/** Dates, times, money and numbers in the language of the page. */
export const useFormats = (): Formats => formatsFor(useLocale());

/**
 * Gives the `lang` of an element by the language of its text: none where that is the page's own.
 */
export function useLang(): (language: Locale) => Locale | undefined {
  const page = useLocale();
  return (language) => (language === page ? undefined : language);
}

/** Looks messages of one area up in one language. */
export interface Translator<M> {
  /** The message as text. */
  <K extends KeyOf<M>>(key: K, ...params: ParamsOf<M, K>): string;
  /** The message with elements for parameters, such as a link within a sentence. */
  rich<K extends KeyOf<M>>(key: K, ...params: ParamsOf<M, K, ReactNode>): ReactNode;
}

/** The messages of `area` in the language of the page. */
export const useMessages = <M extends Messages>(area: M): Translator<M> =>
  translatorFor(area, useLocale());

/** The messages of `area` in one language, where there is no page around: in a route's `meta`. */
export function translatorFor<M extends Messages>(area: M, locale: Locale): Translator<M> {
  const find = (key: string) => messageAt(inLanguage(area, locale), key) ?? key;
  const translate = (key: string, params?: MessageParams) =>
    formatMessage(find(key), locale, params);
  return Object.assign(translate, {
    rich: (key: string, params: Readonly<Record<string, ReactNode>> = {}) =>
      partsOf(find(key), locale, params.count).map((part, index) => {
        if (index % 2 === 0) return part;
        const { word, name } = slotOf(part);
        const value = params[name];
        const text = typeof value === 'number' ? valueText(value, locale) : value;
        const shown = word ? withWord(word, text) : text;
        return (
          <Fragment key={index}>{typeof shown === 'string' ? isolated(shown) : shown}</Fragment>
        );
      }),
  }) as unknown as Translator<M>;
}

/** A name with the word before it, also where the name is the text of an element, such as a link. */
function withWord(word: WordBeforeName, name: ReactNode): ReactNode {
  const element = isValidElement<{ children?: ReactNode }>(name) && name;
  const text = element ? element.props.children : name;
  const [before, rest] = splitName(word, typeof text === 'string' ? text : '');
  return (
    <>
      {before}
      {element ? cloneElement(element, undefined, rest || text) : isolated(rest)}
    </>
  );
}

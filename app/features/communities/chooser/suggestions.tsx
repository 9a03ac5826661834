import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { suggestions } from '#app/messages/suggestions.ts';
import { address as addressClass } from './chooser.css.ts';
import type { CommunityOption } from './chooser.ts';
import * as styles from './suggestions.css.ts';

const waitMs = 200;
const mostShown = 10;

interface Suggested {
  options: (CommunityOption & { slug: string })[];
  isMore: boolean;
}

/**
 * Suggests communities while somebody types into a box: the ARIA pattern of a combobox with a list. The
 * box stays what it is without scripts. `of` narrows what is suggested, as in GET /api/communities.
 */
export default function Suggestions({
  input,
  listId,
  of,
  onPick,
  onSay,
}: {
  input: HTMLInputElement;
  listId: string;
  of?: 'moderated' | undefined;
  onPick: (community: Suggested['options'][number]) => void;
  /** Takes what a screen reader should hear. */
  onSay: (text: string) => void;
}) {
  const t = useMessages(suggestions);
  const [{ options, isMore }, setSuggested] = useState<Suggested>(none);
  const [active, setActive] = useState(-1);
  const isOpen = options.length > 0;
  const close = () => {
    setSuggested(none);
    setActive(-1);
  };
  const pick = (option: Suggested['options'][number]) => {
    close();
    onPick(option);
    onSay(t('chosen', { name: option.name }));
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || !isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[active];
    if (step) {
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && option) pick(option);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  const say = useRef(onSay);
  say.current = onSay;

  useEffect(() => {
    let timer: number | undefined;
    let asking: AbortController | undefined;
    const stop = () => {
      window.clearTimeout(timer);
      asking?.abort();
    };
    const onInput = () => {
      stop();
      const text = input.value.trim();
      if (text.length < 2) {
        setSuggested(none);
        setActive(-1);
        return;
      }
      const { signal } = (asking = new AbortController());
      timer = window.setTimeout(() => {
        suggest(text, of, signal).then(
          (suggested) => {
            setSuggested(suggested);
            setActive(-1);
            say.current(
              suggested.options.length === 0
                ? t('none', { text })
                : suggested.isMore
                  ? t('more', { count: suggested.options.length })
                  : t('found', { count: suggested.options.length }),
            );
          },
          // The button still finds it, and says what is wrong.
          () => undefined,
        );
      }, waitMs);
    };
    const onBlur = () => {
      stop();
      setSuggested(none);
      setActive(-1);
    };
    const onKeyDown = (event: KeyboardEvent) => latest.current(event);
    for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value);
    input.setAttribute('aria-controls', listId);
    input.addEventListener('input', onInput);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', onBlur);
    if (input.value !== input.defaultValue) onInput();
    return () => {
      stop();
      input.removeEventListener('input', onInput);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', onBlur);
    };
  }, [input, listId, of, t]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else {
      const id = `${listId}-${active}`;
      input.setAttribute('aria-activedescendant', id);
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    }
  }, [input, listId, isOpen, active]);

  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('label')}
      hidden={!isOpen}
      className={styles.list}
    >
      {options.map((option, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the box hears the keys
        <div
          key={option.id}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // A press must not take the focus out of the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          <bdi>{option.name}</bdi>
          {option.address && <span className={addressClass}>{option.address}</span>}
        </div>
      ))}
      {isMore && (
        <div role="presentation" className={addressClass}>
          {t('more', { count: options.length })}
        </div>
      )}
    </div>
  );
}

const none: Suggested = { options: [], isMore: false };

const combobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  autocomplete: 'off',
};

async function suggest(
  q: string,
  of: 'moderated' | undefined,
  signal: AbortSignal,
): Promise<Suggested> {
  const query = new URLSearchParams({ q, limit: String(mostShown + 1), ...(of && { of }) });
  const response = await fetch(`/api/communities?${query.toString()}`, { signal });
  if (!response.ok) throw new Error(`communities: ${response.status}`);
  const rows = (await response.json()) as Suggested['options'];
  return { options: rows.slice(0, mostShown), isMore: rows.length > mostShown };
}

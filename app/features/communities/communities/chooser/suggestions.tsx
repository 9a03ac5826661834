import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { suggestions } from '#app/messages/en/suggestions.ts';
import { address as addressClass } from './chooser.css.ts';
import * as styles from './suggestions.css.ts';
import { useSuggested, type Suggested } from './use-suggested.ts';

/**
 * Suggests communities while somebody types into a box: the ARIA pattern of a combobox with a list. The
 * box stays what it is without scripts. `of` narrows what is suggested, as in GET /api/communities.
 */
export default function Suggestions({
  input,
  isTyped,
  listId,
  of,
  onPick,
  onSay,
}: {
  input: HTMLInputElement;
  isTyped: boolean;
  listId: string;
  of?: 'moderated' | undefined;
  onPick: (community: Suggested['options'][number]) => void;
  /** Takes what a screen reader should hear. */
  onSay: (text: string) => void;
}): ReactElement | null {
  const t = useMessages(suggestions);
  const { options, isMore, close } = useSuggested(input, {
    isTyped,
    of,
    onAnswer: (answer, text) => {
      const count = answer.options.length;
      onSay(count === 0 ? t('none', { text }) : t(answer.isMore ? 'more' : 'found', { count }));
    },
  });
  const [active, setActive] = useState(-1);
  // What is marked is marked in the list that it was chosen from.
  useEffect(() => setActive(-1), [options]);
  const isOpen = options.length > 0;
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

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current(event);
    input.setAttribute('aria-controls', listId);
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [input, listId]);
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

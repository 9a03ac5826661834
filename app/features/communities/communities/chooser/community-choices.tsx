import { useEffect, useRef } from 'react';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './chooser.css.ts';
import type { CommunityOption, CommunitySearch } from './chooser.ts';

/**
 * Search results and chosen communities as radio buttons or checkboxes, with a line about how many
 * were found.
 */
export function CommunityChoices({
  id,
  type,
  name,
  label,
  search,
  said,
  known,
  chosen,
  picked,
  onPick,
}: {
  id: string;
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  search: CommunitySearch | undefined;
  /** Replaces the line about how many were found. */
  said: string;
  /** Shown whatever was found. */
  known: CommunityOption[];
  /** The ids of those that are chosen. */
  chosen: string[];
  /** Chosen from what a script suggested, the last one first. */
  picked: CommunityOption[];
  onPick?: (community: CommunityOption) => void;
}) {
  const list = useRef<HTMLFieldSetElement>(null);
  const options = unique([...picked, ...known, ...(search?.found ?? [])]);
  useEffect(() => {
    const [last] = picked;
    const button = last && list.current?.querySelector(`input[value="${last.id}"]`);
    // A click, so that the form notices it.
    if (button instanceof HTMLInputElement && !button.checked) button.click();
  }, [picked]);
  return (
    <fieldset ref={list} id={id} tabIndex={-1} className={styles.results}>
      <legend className={layout.visuallyHidden}>{label}</legend>
      <p role="status" className={styles.said}>
        {said || search?.said}
      </p>
      {options.map((community) => (
        <label key={community.id} className={styles.choice}>
          <input
            type={type}
            name={name}
            value={community.id}
            defaultChecked={chosen.includes(community.id)}
            onChange={() => onPick?.(community)}
          />
          <span>
            <bdi>{community.name}</bdi>
            {community.address && <span className={styles.address}>{community.address}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function unique(communities: CommunityOption[]): CommunityOption[] {
  return [...new Map(communities.map((one) => [one.id, one])).values()];
}

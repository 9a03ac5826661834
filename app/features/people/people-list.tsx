import { Form, Link, useNavigation } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './people.css.ts';
import type { PersonRow } from './queries.server.ts';

/** Finds a person by part of an e-mail address or a name. */
export function PeopleList({
  search,
  people,
  more,
}: {
  search: string;
  people: PersonRow[];
  more: boolean;
}) {
  const searching = useNavigation().location?.search.startsWith('?q=') ?? false;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <header className={layout.stack}>
        <h1>People</h1>
        <p className={layout.lead}>Give roles, and say who moderates which community.</p>
      </header>
      <Form method="get" role="search" className={styles.search}>
        <TextField
          label="Email or name"
          type="search"
          required={false}
          field={{ name: 'q', id: 'q', value: search, errors: [] }}
        />
        <Button kind="quiet" pending={searching && 'Searching…'}>
          Search
        </Button>
      </Form>
      <section aria-labelledby="found" className={layout.stack}>
        <h2 id="found">{search ? `Found for “${search}”` : 'Board, managers, administrators'}</h2>
        {people.length === 0 && <p>Nobody has that in their e-mail address or name.</p>}
        <ul role="list" className={styles.list}>
          {people.map((person) => (
            <li key={person.id} className={styles.person}>
              <div>
                <p>
                  <Link to={`/admin/people/${person.id}`}>{person.name}</Link>
                </p>
                <p className={`${layout.small} ${layout.muted}`}>
                  {person.email} · {person.communities}
                </p>
              </div>
              <Badge kind={person.role === 'Resident' ? 'plain' : 'accent'}>{person.role}</Badge>
            </li>
          ))}
        </ul>
        {more && <p>There are more than these. Type more of the address.</p>}
      </section>
    </div>
  );
}

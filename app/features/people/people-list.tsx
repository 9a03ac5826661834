import { Form, Link, useNavigation } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
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
      <PageHeader title="People" lead="Give roles, and say who moderates which community." />
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
        {people.length === 0 ? (
          <p>Nobody has that in their e-mail address or name.</p>
        ) : (
          <Table
            labelledBy="found"
            head={['Name', 'Email', 'Communities', 'Role']}
            rows={people.map(({ id, name, email, communities, role }) => ({
              key: id,
              cells: [
                <Link key="name" to={`/admin/people/${id}`}>
                  <bdi>{name}</bdi>
                </Link>,
                email,
                communities,
                role,
              ],
            }))}
          />
        )}
        {more && <p>There are more than these. Type more of the address.</p>}
      </section>
    </div>
  );
}

import { Form, useNavigation } from '@remix-run/react';
import { AdminDesk } from '#app/features/communities/manage/admin-desk.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { people as words } from '#app/messages/en/people.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Address } from '#app/ui/text/address.tsx';
import { Table } from '#app/ui/table.tsx';
import * as styles from './people.css.ts';
import type { findPeople, PersonRow } from './queries.server.ts';

export function PeopleList({ search, people, more }: Awaited<ReturnType<typeof findPeople>>) {
  const t = useMessages(words);
  const searching = useNavigation().location?.search.startsWith('?q=') ?? false;
  return (
    <AdminDesk section="people" title={t('title')} lead={t('lead')}>
      <Form method="get" role="search" className={styles.search}>
        <TextField
          label={t('searchLabel')}
          type="search"
          required={false}
          field={{ name: 'q', id: 'q', value: search, errors: [] }}
        />
        <Button kind="quiet" pending={searching && t('searching')}>
          {t('search')}
        </Button>
      </Form>
      <section aria-labelledby="found" className={layout.stack}>
        <h2 id="found">{search ? t('found', { search }) : t('staff')}</h2>
        {people.length === 0 ? <p>{t('noneFound')}</p> : <PeopleTable people={people} />}
        {more && <p>{t('more')}</p>}
      </section>
    </AdminDesk>
  );
}

function PeopleTable({ people }: { people: PersonRow[] }) {
  const t = useMessages(words);
  return (
    <Table
      labelledBy="found"
      head={[t('columns.name'), t('columns.email'), t('columns.communities'), t('columns.role')]}
      rows={people.map(({ id, name, email, communities, role }) => ({
        key: id,
        cells: [
          <Link key="name" to={`/admin/people/${id}`}>
            <bdi>{name}</bdi>
          </Link>,
          <Address key="email" of={email} />,
          <Communities key="communities" communities={communities} />,
          t(`roles.${role}`),
        ],
      }))}
    />
  );
}

function Communities({ communities }: Pick<PersonRow, 'communities'>) {
  const t = useMessages(words);
  if (communities.length === 0) return t('noCommunities');
  return (
    <ul role="list">
      {communities.map(({ id, name, moderates }) => (
        <li key={id}>
          {moderates ? t.rich('moderated', { community: <bdi>{name}</bdi> }) : <bdi>{name}</bdi>}
        </li>
      ))}
    </ul>
  );
}

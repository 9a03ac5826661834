import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { Form } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../desk-requests.css.ts';
import { deskPlacePath, requestDeskPath } from '../paths.ts';
import { SmallForm } from '../small-form.tsx';
import type { PlacePage, PlacesPage } from './places-page.server.ts';
import { placeNameLength } from '../../limits.ts';
import type { PlaceMove } from './schema.ts';

/** The common places that residents choose from, in their order. */
export function PlacesView({ page, reply }: { page: PlacesPage; reply: FormReply | undefined }) {
  const t = useMessages(requestDesk);
  const { community, places, formKey } = page;
  const form = formState(reply?.result);
  const listed = places.filter(({ isArchived }) => !isArchived);
  const away = places.filter(({ isArchived }) => isArchived);
  return (
    <SectionDesk
      section="requests"
      community={community}
      title={t('pages.places')}
      lead={t('places.lead')}
    >
      {listed.length === 0 && <EmptyState text={t('places.none')} />}
      <ol role="list" className={styles.list}>
        {listed.map((place, index) => (
          <Place
            key={place.id}
            {...{ slug: community.slug, place, formKey }}
            moves={[
              ...(index > 0 ? (['up'] as const) : []),
              ...(index < listed.length - 1 ? (['down'] as const) : []),
              'putAway',
            ]}
          />
        ))}
      </ol>
      <section aria-labelledby="add" className={layout.stack}>
        <h2 id="add">{t('places.add')}</h2>
        <SmallForm form={form} formKey={formKey} reply={reply} submit={t('places.addButton')}>
          <PlaceFields form={form} />
        </SmallForm>
      </section>
      {away.length > 0 && (
        <section aria-labelledby="away" className={layout.stack}>
          <h2 id="away">{t('places.away')}</h2>
          <ul role="list" className={styles.list}>
            {away.map((place) => (
              <Place
                key={place.id}
                {...{ slug: community.slug, place, formKey }}
                moves={['bringBack']}
              />
            ))}
          </ul>
        </section>
      )}
    </SectionDesk>
  );
}

function Place({
  slug,
  place: { id, name, language },
  formKey,
  moves,
}: {
  slug: string;
  place: PlacesPage['places'][number];
  formKey: string;
  moves: PlaceMove[];
}) {
  const t = useMessages(requestDesk);
  const lang = useLang();
  return (
    <li className={styles.place}>
      <Link to={deskPlacePath(slug, id)} lang={lang(language)}>
        {name}
      </Link>
      <Form method="post" className={layout.row} preventScrollReset>
        <FormKey form={formState(null)} fresh={formKey} />
        <input type="hidden" name="id" value={id} />
        {moves.map((move) => (
          <Button
            key={move}
            kind="plain"
            name="move"
            value={move}
            aria-label={t(`places.about.${move}`, { name })}
          >
            {t(`places.moves.${move}`)}
          </Button>
        ))}
      </Form>
    </li>
  );
}

/** One of them, by both its names. */
export function PlaceView({ page, reply }: { page: PlacePage; reply: FormReply | undefined }) {
  const t = useMessages(requestDesk);
  const lang = useLang();
  const { community, place, values, formKey } = page;
  const form = formState(reply?.result, values);
  const list = requestDeskPath(community.slug, 'places');
  return (
    <SectionDesk
      section="requests"
      community={community}
      above={[{ to: list, label: t('pages.places') }]}
      title={place.name}
      lang={lang(place.language)}
    >
      <SmallForm form={form} formKey={formKey} reply={reply} submit={t('save')} cancelTo={list}>
        <PlaceFields form={form} />
      </SmallForm>
    </SectionDesk>
  );
}

function PlaceFields({ form }: { form: FormState }) {
  const t = useMessages(requestDesk);
  return (
    <>
      <TextField
        label={t('nameEn')}
        hint={t('places.nameHint')}
        optional
        maxLength={placeNameLength}
        field={form.field('nameEn')}
      />
      <TextField
        label={t('nameFr')}
        optional
        maxLength={placeNameLength}
        field={form.field('nameFr')}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { CityAtDusk } from '#app/ui/drawings/city-at-dusk.tsx';
import type { CityDrawing } from '#app/ui/drawings/city-at-dusk.ts';
import { Skyline } from '#app/ui/drawings/skyline.tsx';
import type { SkylineDrawing } from '#app/ui/drawings/skyline.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Actions, Overlays, Wayfinding } from './actions.tsx';
import { Content, Lists } from './content.tsx';
import { Posts } from './posts.tsx';
import { Fields, RefusedForm } from './fields.tsx';
import { Around, Indexes, QueueRows, Toasts } from './samples.tsx';
import * as styles from './styleguide.css.ts';
import { Colours, Type } from './tokens.tsx';

/** Every part of app/ui in every state it has. */
export function Styleguide({
  skylines,
  city,
  tab,
}: {
  skylines: { lit: number; drawing: SkylineDrawing }[];
  city: CityDrawing;
  tab: string;
}) {
  const t = useMessages(styleguide);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.parts}`}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Part title={t('parts.colour')}>
        <Colours />
      </Part>
      <Part title={t('parts.type')}>
        <Type />
      </Part>
      <Part title={t('parts.actions')}>
        <Actions />
      </Part>
      <Part title={t('parts.fields')}>
        <Fields />
      </Part>
      <Part title={t('parts.summary')}>
        <RefusedForm />
      </Part>
      <Part title={t('parts.wayfinding')}>
        <Wayfinding tab={tab} />
      </Part>
      <Part title={t('parts.overlays')}>
        <Overlays />
      </Part>
      <Part title={t('parts.toasts')}>
        <Toasts />
      </Part>
      <Part title={t('parts.around')}>
        <Around />
      </Part>
      <Part title={t('parts.content')}>
        <Content />
      </Part>
      <Part title={t('parts.lists')}>
        <Lists />
      </Part>
      <Part title={t('parts.posts')}>
        <Posts />
      </Part>
      <Part title={t('parts.indexes')}>
        <Indexes />
      </Part>
      <Part title={t('parts.queue')}>
        <QueueRows />
      </Part>
      <Part title={t('parts.skylines')}>
        <div className={layout.grid}>
          {skylines.map(({ lit, drawing }) => (
            <figure key={lit} className={styles.sky}>
              <Skyline drawing={drawing} />
              <figcaption className={styles.caption}>{t('windowsLit', { count: lit })}</figcaption>
            </figure>
          ))}
        </div>
        <div className={styles.sky}>
          <CityAtDusk drawing={city} className={styles.city} />
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

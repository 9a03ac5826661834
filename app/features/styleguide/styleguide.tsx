import type { ReactNode } from 'react';
import { CityAtDusk } from '#app/ui/city-at-dusk.tsx';
import type { CityDrawing } from '#app/ui/city-at-dusk.ts';
import { Skyline } from '#app/ui/skyline.tsx';
import type { SkylineDrawing } from '#app/ui/skyline.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Actions, Overlays, Wayfinding } from './actions.tsx';
import { Content, Lists } from './content.tsx';
import { Fields, RefusedForm } from './fields.tsx';
import * as styles from './styleguide.css.ts';
import { Colours, Type } from './tokens.tsx';

/** Every part of app/ui in every state it has. Its own words are samples. */
export function Styleguide({
  skylines,
  city,
  tab,
}: {
  skylines: { lit: number; drawing: SkylineDrawing }[];
  city: CityDrawing;
  tab: string;
}) {
  return (
    <div className={`${layout.page} ${layout.section} ${styles.parts}`}>
      <PageHeader title="Styleguide" lead="The parts of the interface, in every state." />
      <Part title="Colour">
        <Colours />
      </Part>
      <Part title="Type">
        <Type />
      </Part>
      <Part title="Buttons and links">
        <Actions />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Error summary">
        <RefusedForm />
      </Part>
      <Part title="Tabs, breadcrumb, pagination">
        <Wayfinding tab={tab} />
      </Part>
      <Part title="Menu, dialog, toast">
        <Overlays />
      </Part>
      <Part title="Badges, avatars, figures, empty state">
        <Content />
      </Part>
      <Part title="Cards and table">
        <Lists />
      </Part>
      <Part title="Skylines">
        <div className={layout.grid}>
          {skylines.map(({ lit, drawing }) => (
            <figure key={lit} className={styles.sky}>
              <Skyline drawing={drawing} />
              <figcaption className={styles.caption}>{lit} windows lit</figcaption>
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

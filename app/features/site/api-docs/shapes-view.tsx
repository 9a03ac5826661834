import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { apiDocs } from '#app/messages/en/api-docs.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './docs.css.ts';
import { Fields } from './fields.tsx';
import type { ShapesPage } from './page.server.ts';
import { ValueType } from './value-type.tsx';

/** The shapes that calls take and return, by name. */
export function ShapesView({ shapes }: ShapesPage) {
  const t = useMessages(apiDocs);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/api/docs', label: t('endpoints') }]} current={t('shapes')} />
        }
        title={t('shapes')}
        lead={t('shapesSummary')}
      />
      {shapes.map(({ name, fields, type }) => (
        <section key={name} id={`shape-${name}`} className={styles.entry}>
          <h2 lang="en">{name}</h2>
          {type && (
            <p>
              <ValueType type={type} />
            </p>
          )}
          <Fields fields={fields} inResponse />
        </section>
      ))}
    </div>
  );
}

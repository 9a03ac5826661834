import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { apiDocs } from '#app/messages/en/api-docs.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DocumentText } from './document-text.tsx';
import * as styles from './docs.css.ts';
import type { Field } from './json-schema.server.ts';
import type { Place } from './page.server.ts';
import { ValueType } from './value-type.tsx';

type ShownField = Field & { place?: Place };

/** A list of fields. In a response, only the optional ones are marked. */
export function Fields({
  title,
  fields,
  inResponse = false,
}: {
  title?: string;
  fields: ShownField[];
  inResponse?: boolean;
}) {
  if (fields.length === 0) return null;
  return (
    <>
      {title && <h4 className={styles.label}>{title}</h4>}
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={`${field.place}-${field.name}`}>
            <dt>
              <code>{field.name}</code>
            </dt>
            <dd>
              <Facts field={field} inResponse={inResponse} />
              {field.description && (
                <p className={layout.muted}>
                  <DocumentText text={field.description} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The type of a field, its place, and whether it is required. */
function Facts({ field, inResponse }: { field: ShownField; inResponse: boolean }) {
  const t = useMessages(apiDocs);
  const value = <ValueType type={field.type} />;
  const type = field.place ? t.rich(`places.${field.place}`, { type: value }) : value;
  if (!field.required) return t.rich('optional', { type });
  return inResponse ? type : t.rich('required', { type });
}

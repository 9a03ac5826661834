import type { ReactNode } from 'react';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './docs.css.ts';
import type { DocsPage, DocumentedCall, Field, TypePart } from './page.server.ts';

/** The JSON calls for people: every call with what it takes and answers, and every shape. */
export function DocsView({ title, description, groups, shapes }: DocsPage) {
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <header className={layout.prose}>
        <h1>The API of {title}</h1>
        <p className={layout.lead}>{marked(description)}</p>
        <p>
          For programs: <a href="/api/openapi.json">the same as an OpenAPI 3.1 document</a>.
        </p>
      </header>
      <nav aria-label="Calls" className={styles.contents}>
        {groups.map(({ topic, calls }) => (
          <ul role="list" key={topic} className={styles.calls}>
            {calls.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`}>{`${method} ${path.replace('/api', '')}`}</a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {groups.map(({ topic, calls }) => (
        <section key={topic} aria-labelledby={`topic-${topic}`} className={layout.stack}>
          <h2 id={`topic-${topic}`}>/api/{topic}</h2>
          {calls.map((call) => (
            <CallEntry key={call.id} call={call} />
          ))}
        </section>
      ))}
      <section aria-labelledby="shapes" className={layout.stack}>
        <h2 id="shapes">Shapes</h2>
        {shapes.map(({ name, fields, type }) => (
          <div key={name} id={`shape-${name}`} className={styles.entry}>
            <h3>{name}</h3>
            {type.length > 0 && (
              <p>
                <Type parts={type} />
              </p>
            )}
            <Fields fields={fields} answered />
          </div>
        ))}
      </section>
    </div>
  );
}

function CallEntry({ call }: { call: DocumentedCall }) {
  return (
    <article id={call.id} className={styles.entry}>
      <h3 className={styles.name}>
        <code>{`${call.method} ${call.path}`}</code>
      </h3>
      <p>
        {call.summary}
        {call.signedIn && ' (logged in)'}. {marked(call.description ?? '')}
      </p>
      <Fields title="In the address and headers" fields={call.parameters} />
      <Fields title="In the body" fields={call.body} />
      <h4 className={styles.label}>Answers</h4>
      <dl className={styles.fields}>
        {call.answers.map(({ status, description, type }) => (
          <div key={status} className={styles.field}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd className={styles.value}>
              {description}
              {type.length > 0 && ': '}
              <Type parts={type} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Fields one under the other; of an answer it goes without saying that they are there. */
function Fields({
  title,
  fields,
  answered = false,
}: {
  title?: string;
  fields: (Field & { place?: string })[];
  answered?: boolean;
}) {
  if (fields.length === 0) return null;
  return (
    <>
      {title && <h4 className={styles.label}>{title}</h4>}
      <dl className={styles.fields}>
        {fields.map(({ name, place, type, required, description }) => (
          <div key={`${place}-${name}`} className={styles.field}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd className={styles.value}>
              <Type parts={type} />
              {place && `, ${places[place]}`}
              {!required && ', optional'}
              {required && !answered && ', required'}
              {description && <span className={layout.muted}>. {marked(description)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const places: Record<string, string> = {
  path: 'in the path',
  query: 'in the query',
  header: 'as a header',
};

/** A text with what stands between `backticks` set as code. */
const marked = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

function Type({ parts }: { parts: TypePart[] }) {
  return parts.map((part, index) =>
    'shape' in part ? (
      <a key={index} href={`#shape-${part.shape}`}>
        {part.shape}
      </a>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}

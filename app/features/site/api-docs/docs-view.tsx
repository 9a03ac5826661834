import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { apiDocs } from '#app/messages/en/api-docs.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './docs.css.ts';
import { DocumentText } from './document-text.tsx';
import { Fields } from './fields.tsx';
import type { DocsPage, DocumentedEndpoint } from './page.server.ts';
import { ValueType } from './value-type.tsx';

/** The API for people: every endpoint with what it takes and returns. */
export function DocsView({ title, description, groups }: DocsPage) {
  const t = useMessages(apiDocs);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <header className={layout.prose}>
        <h1>{t('heading', { name: title })}</h1>
        <p className={layout.lead}>
          <DocumentText text={description} />
        </p>
        <p>
          <Link to="/api/docs/shapes">{t('shapesSummary')}</Link>
        </p>
        <p>{t.rich('forPrograms', { link: <a href="/api/openapi.json">{t('openApi')}</a> })}</p>
      </header>
      <nav aria-label={t('endpoints')} className={styles.contents}>
        {groups.map(({ topic, endpoints }) => (
          <ul role="list" key={topic} className={styles.endpoints}>
            {endpoints.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <code>{`${method} ${path.replace('/api', '')}`}</code>
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {groups.map(({ topic, path, endpoints }) => (
        <section key={topic} aria-labelledby={`topic-${topic}`} className={layout.stack}>
          <h2 id={`topic-${topic}`}>
            <code>{path}</code>
          </h2>
          {endpoints.map((endpoint) => (
            <EndpointEntry key={endpoint.id} endpoint={endpoint} />
          ))}
        </section>
      ))}
    </div>
  );
}

function EndpointEntry({ endpoint }: { endpoint: DocumentedEndpoint }) {
  const t = useMessages(apiDocs);
  const { summary } = endpoint;
  return (
    <article id={endpoint.id} className={styles.entry}>
      <h3 className={styles.name}>
        <code>{`${endpoint.method} ${endpoint.path}`}</code>
      </h3>
      <p>{endpoint.loggedIn ? t('loggedIn', { summary }) : summary}</p>
      {endpoint.description && (
        <p>
          <DocumentText text={endpoint.description} />
        </p>
      )}
      <Fields title={t('parameters')} fields={endpoint.parameters} />
      <Fields title={t('body')} fields={endpoint.body} />
      <h4 className={styles.label}>{t('responses')}</h4>
      <dl className={styles.fields}>
        {endpoint.responses.map(({ status, description, type }) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>
              <p>{description}</p>
              {type && (
                <p>
                  <ValueType type={type} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

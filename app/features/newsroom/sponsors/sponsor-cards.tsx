import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { sponsors } from '#app/messages/en/sponsors.ts';
import { writtenIn } from '#app/messages/en/written-in.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import type { Placement } from './queries.server.ts';
import * as styles from './sponsors.css.ts';

/** Paid cards, each labelled as such; nothing when there are none. */
export function SponsorCards({ placements, row }: { placements: Placement[]; row?: boolean }) {
  const t = useMessages(sponsors);
  if (placements.length === 0) return null;
  return (
    <section aria-label={t('title')} className={row ? styles.row : layout.stack}>
      {placements.map((placement) => (
        <SponsorCard key={placement.id} placement={placement} />
      ))}
    </section>
  );
}

function SponsorCard({
  placement: { language, html, picture, pictureAlt, link },
}: {
  placement: Placement;
}) {
  const t = useMessages(sponsors);
  const written = useMessages(writtenIn);
  const lang = useLang()(language);
  const words = (
    <>
      {picture && (
        <img
          src={picture}
          alt={pictureAlt}
          width={600}
          height={300}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      {/* Cleaned on the server down to p, strong, em and br. */}
      <div lang={lang} className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
  return (
    <div className={styles.card}>
      <p className={`${styles.label} ${facts}`}>
        <span className={fact}>{t('label')}</span>
        {lang && <span className={fact}>{written(lang)}</span>}
      </p>
      {link ? (
        <a href={link} rel="sponsored noopener" className={styles.link}>
          {words}
        </a>
      ) : (
        words
      )}
    </div>
  );
}

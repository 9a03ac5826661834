import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { dark, light } from '#app/ui/styles/palette.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import { sampleDay } from './sample-data.ts';
import * as styles from './styleguide.css.ts';

/** Every colour: dark on the left, light on the right. SVG, because pages have no style attributes. */
export function Colours() {
  return (
    <div className={layout.grid}>
      {Object.entries(dark).map(([name, value]) => (
        <div key={name} className={styles.swatch}>
          <svg viewBox="0 0 2 1" preserveAspectRatio="none" className={styles.chip} aria-hidden>
            <path d="M0 0h1v1H0z" fill={value} />
            <path d="M1 0h1v1H1z" fill={light[name as keyof typeof light]} />
          </svg>
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}

export function Type() {
  const t = useMessages(styleguide);
  const { longDate } = useFormats();
  return (
    <div className={layout.stack}>
      <p className={styles.display}>{t('type.display')}</p>
      <h3>{t('type.heading')}</h3>
      <p className={layout.lead}>{t('type.lead')}</p>
      <p>{t('type.text')}</p>
      <p className={`${layout.small} ${layout.muted}`}>{t('type.small')}</p>
      <div className={`${reading.reading} ${reading.dropCap}`}>
        <p className={reading.standfirst}>{t('type.standfirst')}</p>
        <p>{t('type.longText')}</p>
        <p className={reading.pullQuote}>{t('type.lead')}</p>
        <p className={reading.byline}>
          {t('type.byline', { author: 'Geneviève Marchand-Hill', date: longDate(sampleDay) })}
        </p>
      </div>
    </div>
  );
}

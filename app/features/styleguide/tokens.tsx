import * as layout from '#app/ui/styles/layout.css.ts';
import { dark, light } from '#app/ui/styles/palette.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import * as styles from './styleguide.css.ts';

/** Every colour, dark on the left half and light on the right. Drawn, since pages carry no style attributes. */
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
  return (
    <div className={layout.stack}>
      <p className={styles.display}>Display, 44</p>
      <h3>Heading of a card, 18</h3>
      <p className={layout.lead}>Lead, 18: a line about the page.</p>
      <p>Text, 16: what happened, and what to do next.</p>
      <p className={`${layout.small} ${layout.muted}`}>Small and muted, 14: when and by whom.</p>
      <div className={reading.reading}>
        <p className={reading.standfirst}>A standfirst leads into a long text.</p>
        <p>
          Long text is set in the system’s serif at about sixty-five characters a line, so that
          newsletters and articles read as they print.
        </p>
        <p className={reading.byline}>By Geneviève Marchand-Hill, November 18, 2026</p>
      </div>
    </div>
  );
}

import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import * as styles from './issue.css.ts';

/** Room for a QR code: its three corner marks without a code, so that nobody scans it. */
export function QrPlaceholder() {
  const t = useMessages(cityIssues);
  return (
    <figure className={styles.qr}>
      <svg viewBox="0 0 104 104" width={104} height={104} aria-hidden focusable={false}>
        <path fillRule="evenodd" fill="currentColor" d={cornerMark(8, 8)} />
        <path fillRule="evenodd" fill="currentColor" d={cornerMark(68, 8)} />
        <path fillRule="evenodd" fill="currentColor" d={cornerMark(8, 68)} />
        <path
          fill="none"
          stroke="currentColor"
          strokeDasharray="4 4"
          d="M1 1h102v102H1zM44 20h16M44 52h52M20 44v16M52 68v28M68 84h28"
        />
      </svg>
      <figcaption>{t('qrCode')}</figcaption>
    </figure>
  );
}

const cornerMark = (x: number, y: number) =>
  `M${x} ${y}h28v28h-28zM${x + 4} ${y + 4}v20h20v-20zM${x + 8} ${y + 8}h12v12h-12z`;

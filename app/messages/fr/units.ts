import type { Translation } from '#app/lib/i18n/message.ts';
import type { units as en } from '../en/units.ts';

/** How a unit is written wherever one is shown. */
export const units = {
  numbered: 'Unité {unit}',
  offices: { board: 'Conseil', management: 'Bureau de gestion' },
} as const satisfies Translation<typeof en>;

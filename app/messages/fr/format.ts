/** Words within dates and money. */
export const format = {
  justNow: 'à l’instant',
  hoursAgo: { one: 'il y a {count} heure', other: 'il y a {count} heures' },
  daysAgo: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  today: 'aujourd’hui à {time}',
  free: 'Gratuit',
  noPrice: 'Prix non précisé',
} as const;

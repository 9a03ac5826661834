/** Ce qu’est une unité du registre. */
export const unitKinds = {
  HOME: 'Habitation',
  COMMERCIAL: 'Commerce ou bureau',
  PARKING: 'Place de stationnement',
  LOCKER: 'Casier',
  OTHER: 'Autre chose',
} as const;

/** What administrators read while the backups need a look. */
export const backupTrouble = {
  warning: 'Backups need attention',
  look: 'See what happened',
} as const;

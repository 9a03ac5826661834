/** Ce que l’administration voit des sauvegardes de la nuit. */
export const backups = {
  title: 'Sauvegardes',
  nightly: 'Une sauvegarde est faite chaque nuit à 2 h 20.',
  offBadge: 'Désactivées',
  off: 'Les sauvegardes automatiques sont désactivées. La personne qui gère le serveur peut les activer avec {setting}.',
  none: 'Les sauvegardes automatiques sont activées. La première se fait pendant la nuit.',
  last: 'Dernière sauvegarde : {when} ({ago}), {size}.',
  lastByHand: 'Dernière sauvegarde : {when} ({ago}), {size}, faite à la main.',
  failedBadge: 'Sauvegarde en échec',
  failed: 'La sauvegarde du {when} a échoué. {reason}',
  overdueBadge: 'Sauvegarde en retard',
  overdue:
    'Aucune sauvegarde n’a été faite la nuit dernière. Vérifiez que le site fonctionne la nuit.',
  reasons: {
    NO_ROOM:
      'Le disque qui contient le dossier indiqué dans BACKUP_DIR est plein. Libérez de l’espace.',
    FOLDER:
      'Impossible d’écrire dans le dossier indiqué dans BACKUP_DIR. Donnez-en le droit au compte du site.',
    BUCKET: 'Impossible de joindre le compartiment indiqué dans BACKUP_S3_BUCKET.',
    OTHER: 'Le journal du site indique pourquoi, sous [backup] et [job back-up].',
  },
  bucketBadge: 'Pas dans le compartiment',
  bucketFailed:
    'La sauvegarde du {when} est dans son dossier, mais pas dans le compartiment. Le journal du site indique pourquoi, sous [backup].',
  inBucket: 'Dernière sauvegarde dans le compartiment : {when}. Elle a été relue.',
  rehearsed: 'Dernier essai de restauration : {when}. Il a réussi.',
  notRehearsed:
    'La dernière sauvegarde n’a pas encore été mise à l’essai. L’essai a lieu une fois par semaine.',
  brokenBadge: 'Essai de restauration en échec',
  broken:
    'La sauvegarde mise à l’essai ({when}) n’a pas pu être restaurée. Le journal du site indique pourquoi, sous [backup].',
} as const;

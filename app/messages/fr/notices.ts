/** The notices of a community, on its hub and in the archive. */
export const notices = {
  title: 'Avis importants',
  pinnedCount: { one: '{count} avis épinglé', other: '{count} avis épinglés' },
  none: 'Aucun avis pour l’instant. Dès que le conseil ou la gestion en publiera un, vous le verrez ici.',
  more: 'Autres avis',
  newer: 'Avis plus récents',
  older: 'Avis plus anciens',
  pinned: 'Épinglé',
  kinds: {
    INFORMATION: 'Information',
    MAINTENANCE: 'Entretien',
    EMERGENCY: 'Urgence',
    MEETING: 'Assemblée',
    STATUTORY: 'Avis officiel',
  },
  audiences: {
    EVERYONE: 'Pour tout l’immeuble',
    OWNERS: 'Pour les propriétaires',
    TENANTS: 'Pour les locataires',
    FLOORS: { one: 'Pour l’étage {floors}', other: 'Pour les étages {floors}' },
    UNITS: { one: 'Pour l’unité {units}', other: 'Pour les unités {units}' },
  },
  happens: { day: '{day}', start: '{day} à {begins}', span: '{day}, de {begins} à {ends}' },
  posted: 'Publié : {when}',
  corrected: 'Corrigé le {date}',
  files: { one: '{count} fichier', other: '{count} fichiers' },
  all: 'Tous les avis',
} as const;

/** A community's own texts: its house rules and its emergency page. */
export const documents = {
  backTo: 'Retour {à:community}',
  lastChanged: 'Dernière modification le {when}',
  rules: 'Règles de l’immeuble',
  inAFire: 'En cas d’incendie ou d’inondation, suivez les {procedures}.',
  procedures: 'mesures d’urgence',
  rulesSummary: 'Les règles de l’immeuble.',
  emergency: 'Urgence',
  emergencySummary: 'Les numéros à appeler et ce qu’il faut faire.',
  emergencyServices: 'Incendie, police, ambulance',
  afterHours: 'Urgences dans l’immeuble, hors des heures de bureau',
  manager: 'Gestionnaire, pendant les heures de bureau',
  contents: 'Sur cette page',
  topics: { label: 'Aller à', fire: 'Incendie', water: 'Eau', power: 'Courant ou chauffage' },
  openPlan: 'Ouvrir le plan (PDF, nouvel onglet)',
} as const;

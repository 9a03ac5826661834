import type { Translation } from '#app/lib/i18n/message.ts';
import type { communities as en } from '../en/communities.ts';

/** Communities: choosing one, its house rules and its emergency page. */
export const communities = {
  find: 'Trouver mon condo',
  select: 'Choisissez votre corporation',
  loading: 'Chargement des communautés…',
  none: 'Aucune communauté pour l’instant.',
  backTo: 'Retour à {community}',
  lastChanged: 'Dernière modification : {when}',
  rules: 'Règlement de l’immeuble',
  rulesSummary: 'Le règlement de l’immeuble.',
  emergency: 'Urgence',
  emergencySummary: 'Qui appeler et quoi faire.',
  emergencyServices: 'Incendie, police, ambulance',
  afterHours: 'L’immeuble, hors des heures de bureau',
  manager: 'Gestionnaire, heures de bureau',
  openPlan: 'Ouvrir le plan en PDF dans un nouvel onglet',
} as const satisfies Translation<typeof en>;

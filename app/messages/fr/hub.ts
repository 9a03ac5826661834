/** The hub of a community: its head, its tabs, and the My Condo tab. */
export const hub = {
  tabs: {
    'my-condo': 'Mon condo',
    'buy-sell': 'Petites annonces',
    activities: 'Activités',
    newsletters: 'Archives du bulletin',
  },
  summary: 'Avis, petites annonces, activités et bulletins : {community}.',
  yourCommunity: {
    unit: 'Votre communauté, unité {unit}',
    place: 'Votre communauté, {unit}',
  },
  youModerate: 'Vous modérez cette communauté',
  postActivity: 'Créer une activité',
  postForSale: 'Mettre en vente',
  quickActions: 'Accès rapide',
  reportIssue: 'Signaler un problème',
  viewRules: 'Règlement',
  emergency: 'Urgence',
  documents: 'Documents',
  contactBoard: 'Écrire au conseil',
  reportOpensMail:
    '« Signaler un problème » ouvre un message à la gestion, {email}, dans votre logiciel de courriel.',
  boardOpensMail: '« Écrire au conseil » en ouvre un à l’adresse du conseil, {email}.',
  boardThroughManager:
    'Le conseil n’a pas d’adresse à lui : « Écrire au conseil » ouvre un message à la gestion, qui le transmet.',
  aboutBuilding: 'À propos de l’immeuble',
  residents: { one: 'membre', other: 'membres' },
  windowsLit: {
    one: 'fenêtre allumée cette semaine',
    other: 'fenêtres allumées cette semaine',
  },
  activeListings: { one: 'annonce en ligne', other: 'annonces en ligne' },
  upcomingEvents: { one: 'activité à venir', other: 'activités à venir' },
  windowsExplained:
    'Une fenêtre s’allume pour chaque publication, participation ou inscription des sept derniers jours.',
  importantDates: 'Dates importantes',
  airConditioningOn: 'Début de la climatisation',
  heatOn: 'Début du chauffage',
  fireInspection: 'Inspection incendie',
  manager: 'Gestionnaire',
  officeHours: 'Heures de bureau : {hours}',
  afterHours: 'Hors des heures de bureau : {phone}',
  emergencyServices: 'Incendie, police, ambulance : {phone}',
} as const;

/** The hub of a community: its head, its tabs, and the My Condo tab. */
export const hub = {
  tabs: {
    'my-condo': 'Mon condo',
    'buy-sell': 'Petites annonces',
    activities: 'Activités',
    newsletters: 'Archives du bulletin',
  },
  summary: 'Avis, petites annonces, activités et bulletins {de:community}.',
  yourCommunity: {
    unit: 'Votre communauté, unité {unit}',
    place: 'Votre communauté, {unit}',
  },
  youModerate: 'Vous modérez cette communauté',
  postActivity: 'Créer une activité',
  postForSale: 'Vendre',
  quickActions: 'Accès rapide',
  emergency: 'Urgence',
  aboutBuilding: 'À propos de l’immeuble',
  datesAndContacts: 'Dates et coordonnées',
  windowsExplained:
    'Chaque publication, participation ou inscription allume une fenêtre pendant sept jours.',
  importantDates: 'Dates importantes',
  manager: 'Gestionnaire',
  officeHours: 'Heures de bureau : {hours}',
  afterHours: 'Hors des heures de bureau : {phone}',
  emergencyServices: 'Incendie, police, ambulance : {phone}',
} as const;

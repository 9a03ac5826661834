import type { Translation } from '#app/lib/i18n/message.ts';
import type { home as en } from '../en/home.ts';

/** The home page. */
export const home = {
  title: 'Les communautés de condos d’Ottawa',
  summary:
    'Des outils numériques modernes et un savoir-faire local pour rapprocher les communautés de condos : avis, petites annonces, activités et bulletins pour les gens qui vivent en condo à Ottawa.',
  welcome: 'Bienvenue chez vous, {name}',
  everyWindow: 'Chaque fenêtre allumée, c’est quelqu’un d’ici',
  lead: 'Des outils numériques modernes et un savoir-faire local pour rapprocher les communautés de condos.',
  myCondo: 'Mon condo : {community}',
  browseNewsletter: 'Lire le bulletin',
  windowsLitAt: {
    one: '{community} : {count} fenêtre allumée cette semaine',
    other: '{community} : {count} fenêtres allumées cette semaine',
  },
  windowsLitInCity: {
    one: '{count} fenêtre allumée en ville cette semaine',
    other: '{count} fenêtres allumées en ville cette semaine',
  },
  windowsLit: {
    one: '{count} fenêtre allumée cette semaine',
    other: '{count} fenêtres allumées cette semaine',
  },
  windowsExplained: 'Une pour chaque publication, participation ou inscription.',
  figures: 'Chiffres',
  activeResidents: { one: '{figure} membre', other: '{figure} membres' },
  residentsAt: '{community}',
  residentsInCity: 'dans nos communautés',
  thisMonth: '{figure} ce mois-ci',
  activitiesAt: 'activités, {community}',
  activitiesInCity: 'activités dans nos communautés',
  countedAt: 'Chiffres relevés à {time}',
  findYourCondo: 'Trouvez votre condo',
  noCommunities: 'Aucune communauté pour l’instant.',
  enterHub: 'Ouvrir le carrefour',
  emergency: 'Urgence',
  emergencyAt: 'Urgence : {community}',
  unitAndAddress: '{unit}, {address}',
  inYourHub: 'Dans votre carrefour',
  links: {
    'my-condo': { title: 'Avis', text: 'Du conseil et de la gestion' },
    'buy-sell': { title: 'Petites annonces', text: 'Ce que le voisinage propose' },
    activities: { title: 'Activités', text: 'Quoi faire, et avec qui' },
    newsletters: { title: 'Archives du bulletin', text: 'Le bulletin de votre immeuble' },
  },
  alsoYours: { unit: 'Aussi chez vous, unité {unit}', place: 'Aussi chez vous, {unit}' },
  events: 'Événements à venir à Ottawa',
  allEvents: 'Tous les événements à Ottawa',
  noEvents: 'Rien au calendrier pour l’instant. Revenez la semaine prochaine.',
  articles: 'Derniers articles du bulletin',
  noArticles: 'Le premier article est en cours d’écriture.',
  byline: '{author}, {when}',
  issues: 'Archives du bulletin',
  allIssues: 'Tous les numéros et leurs points forts',
  issueOf: '{community}, en PDF',
  noIssues: 'Aucun bulletin pour l’instant.',
} as const satisfies Translation<typeof en>;

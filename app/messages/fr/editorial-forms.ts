import type { Translation } from '#app/lib/i18n/message.ts';
import type { editorialForms as en } from '../en/editorial-forms.ts';

/** Les formulaires des événements, des articles et des cartes de commanditaires. */
export const editorialForms = {
  fields: {
    title: 'Titre',
    description: 'Description',
    location: 'Lieu',
    excerpt: 'Court texte sous le titre',
    content: 'Texte',
    section: 'Rubrique',
    author: 'Signature',
    season: 'Saison',
    month: 'Mois et année',
    standfirst: 'Chapeau',
    coverAlt: 'La couverture en mots',
    otherTitle: 'Titre, autre langue',
    otherDescription: 'Description, autre langue',
    otherLocation: 'Lieu, autre langue',
    otherExcerpt: 'Court texte, autre langue',
    otherContent: 'Texte, autre langue',
    startDate: 'Début',
    endDate: 'Fin',
    startsOn: 'Premier jour',
    endsOn: 'Dernier jour',
    website: 'Site officiel',
    images: 'Images',
    coverImageUrl: 'Image',
    coverUrl: 'Image de couverture',
    imageUrl: 'Image',
    position: 'Emplacement',
    html: 'Texte de la carte',
    linkUrl: 'Lien',
  },
  language: 'Écrit d’abord en',
  otherLanguage: 'Dans l’autre langue',
  otherHint:
    'Laissez vide, ou traduisez chaque texte ci-dessus. Chaque personne lit le côté de sa langue.',
  paragraphsHint: 'Une ligne vide commence un nouveau paragraphe.',
  contentHint:
    'Une ligne vide commence un nouveau paragraphe. Une ligne qui commence par ## est un intertitre.',
  timeHint: 'Heure d’Ottawa.',
  endHint:
    'Pour ce qui dure plusieurs jours. Sans elle, un événement est terminé six heures après son début.',
  websiteHint: 'Elle commence par https://',
  pictureHint: 'L’adresse d’une image : /images/… ou https://…',
  picturesHint:
    'Quatre adresses au plus, une par ligne : /images/… ou https://… La première est la grande.',
  featured: 'Le montrer en grand à l’accueil',
  sectionHint:
    'LIFESTYLE paraît à l’accueil. Les plus récents d’une rubrique sont proposés sous les textes des autres.',
  htmlHint:
    'De simples paragraphes, ou du HTML avec <p>, <strong>, <em> et <br>. Le reste est laissé de côté.',
  creativeType: 'Genre de carte',
  creativeTypes: { HTML: 'Texte', IMAGE: 'Image et texte' },
  dayHint: 'Dès la première minute du jour.',
  lastDayHint: 'Jusqu’à la dernière minute du jour.',
  cardPreview: 'La carte dans son emplacement',
  cardAlone: 'L’emplacement montre les deux cartes les plus récentes. Voici l’allure de celle-ci.',
} as const satisfies Translation<typeof en>;

/** Le formulaire dans lequel l’administration dit qui gère le site. */
export const siteSettings = {
  title: 'Paramètres du site',
  lead: 'La personne ou l’organisme qui gère ce site, et ses coordonnées. Tous les champs sont facultatifs.',
  operatorTitle: 'Coordonnées',
  where:
    'Ces renseignements paraissent dans les pages Aide, Nous joindre, À propos, Accessibilité et Confidentialité, ainsi qu’au bas de chaque page. Sans eux, on y renvoie au conseil ou à la gestion.',
  summary: 'Indiquer qui gère ce site et à qui écrire.',
  notSaved: 'Les modifications n’ont pas été enregistrées',
  savedNow:
    'Une autre personne a enregistré ces renseignements pendant que vous remplissiez ce formulaire :',
  fieldNow: '{field} : {value}',
  fields: {
    operatorName: 'Personne ou organisme qui gère ce site',
    contactEmail: 'Adresse courriel de contact',
    contactNoteEn: 'Délai de réponse habituel, en anglais',
    contactNoteFr: 'Délai de réponse habituel, en français',
    privacyEmail: 'Adresse courriel pour les questions de confidentialité',
    aboutEn: 'À propos de ce site, en anglais',
    aboutFr: 'À propos de ce site, en français',
  },
  texts: { contactNote: 'Délai de réponse habituel', about: 'À propos de ce site' },
  languages: { en: 'Anglais', fr: 'Français' },
  hints: {
    operatorName:
      'Une personne, une entreprise ou un organisme, par exemple « Services aux condos d’Ottawa ».',
    contactEmail: 'Tout le monde peut voir cette adresse, avec ou sans compte.',
    privacyEmail: 'Si ce champ est vide, nous affichons l’adresse courriel de contact.',
  },
  bothHint: 'Remplissez les deux langues, ou aucune.',
  aboutHint:
    'Comment le site a commencé et à quels immeubles il s’adresse. Laissez une ligne vide entre les paragraphes. Pour ajouter un lien, écrivez [mots](https://adresse).',
  secondStep: {
    legend: 'Personnes qui doivent avoir une deuxième étape à la connexion',
    NOBODY: { label: 'Personne', hint: 'Chaque personne peut l’activer dans son propre compte.' },
    ADMINS: { label: 'Responsables du site', hint: 'Les personnes qui gèrent ce site.' },
    MODERATORS: {
      label: 'Responsables du site, conseils et gestion',
      hint: 'Toutes les personnes qui s’occupent d’une communauté.',
    },
    after:
      'Une personne qui doit l’avoir et ne l’a pas configurée est invitée à le faire à sa prochaine connexion, ou quand elle ouvre l’espace de gestion. D’ici là, elle peut utiliser le site comme les autres résidents.',
    yourself:
      'Vous ne l’avez pas configurée vous-même. Si vous l’exigez des responsables du site, vous la configurerez dès l’enregistrement, avant de pouvoir rouvrir cette page.',
  },
  save: 'Enregistrer',
} as const;

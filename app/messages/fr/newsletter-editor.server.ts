/** Ce que seul le serveur dit des bulletins au bureau de la rédaction. */
export const newsletterEditorServer = {
  monthRequired: 'Choisissez le mois',
  yearUnreadable: 'Écrivez l’année, par exemple 2026',
  copyUnknown: 'Ce numéro n’existe pas. Choisissez-en un autre.',
  slugRequired: 'Donnez une adresse au numéro',
  slugUnreadable:
    'Utilisez des minuscules, des chiffres et des traits d’union, par exemple hiver-2026',
  slugTaken: 'Cette adresse est déjà utilisée. Choisissez-en une autre.',
  leadRequired: 'Écrivez l’introduction avant de publier',
  noSections: 'Ajoutez une section avant de publier',
  tooManySections: 'Un numéro compte au maximum {maximum} sections.',
  headingRepeated:
    'Section {number} : son titre doit contenir des lettres ou des chiffres et être différent des autres.',
  itemIncomplete:
    'Section {number} : chaque entrée a besoin d’un titre et, à la ligne suivante, d’un texte.',
  sponsorIncomplete:
    'Section {number} : il faut pour chaque commanditaire un nom, un texte et des coordonnées.',
  altMissing: 'Section {number} : décrivez l’image',
  actionUnreadable:
    'Pour le lien du bouton, indiquez une adresse https://…, une page comme /events ou mailto:adresse@exemple.ca.',
  actionIncomplete: 'Donnez au bouton un texte et un lien, ou laissez les deux vides.',
  otherSideUnfinished:
    'La version dans l’autre langue n’est pas terminée. Terminez-la, ou enlevez-la.',
  missing: {
    heading: 'Section {number} : écrivez le titre',
    intro: 'Section {number} : écrivez l’introduction',
    serves: 'Section {number} : indiquez pour combien de personnes',
    text: 'Section {number} : écrivez le texte',
    steps: 'Section {number} : écrivez les étapes',
    name: 'Section {number} : indiquez qui signe',
    role: 'Section {number} : indiquez le rôle de cette personne',
  },
} as const;

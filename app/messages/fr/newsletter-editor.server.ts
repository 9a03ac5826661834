/** Ce que seul le serveur dit des bulletins au bureau de la rédaction. */
export const newsletterEditorServer = {
  monthRequired: 'Choisissez le mois',
  yearUnreadable: 'Écrivez l’année, par exemple 2026',
  copyUnknown: 'Ce numéro n’existe pas. Choisissez-en un autre.',
  slugRequired: 'Donnez une adresse web au numéro',
  slugUnreadable:
    'Utilisez des minuscules, des chiffres et des traits d’union, par exemple hiver-2026',
  slugTaken: 'Cette adresse web est déjà utilisée. Choisissez-en une autre.',
  leadRequired: 'Écrivez l’introduction avant de publier',
  noSections: 'Ajoutez une section avant de publier',
  tooManySections: 'Un numéro compte au maximum {maximum} sections',
  headingRepeated:
    'Section {number} : écrivez un titre qui contient des lettres ou des chiffres et qui n’est pas celui d’une autre section',
  itemIncomplete:
    'Section {number} : chaque entrée a besoin d’un titre et, à la ligne suivante, d’un texte',
  sponsorIncomplete:
    'Section {number} : chaque commanditaire a besoin d’un nom, d’un texte et de coordonnées',
  altMissing: 'Section {number} : décrivez l’image',
  actionUnreadable:
    'Donnez un lien au bouton : https://…, une page comme /events ou mailto:adresse@exemple.ca',
  actionIncomplete: 'Donnez au bouton un texte et un lien, ou laissez les deux champs vides',
  otherSideUnfinished:
    'La version dans l’autre langue n’est pas terminée. Terminez-la ou enlevez-la.',
  missing: {
    heading: 'Section {number} : écrivez le titre',
    intro: 'Section {number} : écrivez l’introduction',
    serves: 'Section {number} : indiquez le nombre de portions',
    text: 'Section {number} : écrivez le texte',
    steps: 'Section {number} : écrivez les étapes',
    name: 'Section {number} : indiquez qui signe le texte',
    role: 'Section {number} : indiquez le rôle de la personne qui signe',
  },
} as const;

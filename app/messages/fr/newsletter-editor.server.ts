/** Ce que seul le serveur dit des bulletins au bureau de la rédaction. */
export const newsletterEditorServer = {
  monthRequired: 'Choisissez le mois',
  yearUnreadable: 'Écrivez l’année, par exemple 2026',
  copyUnknown: 'Ce numéro est introuvable. Choisissez-en un autre.',
  slugRequired: 'Indiquez une adresse web pour le numéro',
  slugUnreadable:
    'Utilisez des minuscules, des chiffres et des traits d’union, par exemple hiver-2026',
  slugTaken: 'Cette adresse web est déjà utilisée. Choisissez-en une autre.',
  leadRequired: 'Écrivez le chapeau avant de publier',
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
    'Indiquez un lien pour le bouton : https://…, une page comme /events ou mailto:adresse@exemple.ca',
  actionIncomplete: 'Indiquez un texte et un lien pour le bouton, ou laissez les deux champs vides',
  otherSideUnfinished:
    'La version dans l’autre langue n’est pas terminée. Terminez-la ou enlevez-la.',
  missing: {
    heading: 'Section {number} : écrivez le titre',
    intro: 'Section {number} : écrivez l’introduction',
    serves: 'Section {number} : indiquez le nombre de portions',
    text: 'Section {number} : écrivez le texte',
    steps: 'Section {number} : écrivez les étapes',
    name: 'Section {number} : indiquez le nom de la personne qui signe',
    role: 'Section {number} : indiquez le rôle de la personne qui signe',
  },
} as const;

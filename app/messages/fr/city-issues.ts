/** The pages of the city-wide newsletter issues, and their archive. */
export const cityIssues = {
  archives: 'Archives du bulletin',
  backToHome: 'Retour à l’accueil',
  pageTitle: 'Bulletin : {title}',
  issueOf: 'Le bulletin de The Local Link, {month}',
  downloadPdf: 'Télécharger le PDF',
  downloadPdfOf: 'Télécharger le PDF : {title}',
  contents: 'Dans ce numéro',
  otherIssues: 'Autres numéros',
  serves: 'Portions : {serves}',
  qrCode: 'Code QR à venir',
  archivesLead:
    'Quatre saisons de notre bulletin, et ce qui mérite d’être gardé : qui appeler, où se promener, quoi cuisiner.',
  archivesSummary:
    'Tous les numéros du bulletin de The Local Link : entreprises de confiance, découvertes locales, recettes de saison et conseils pour la vie en condo.',
  allIssues: 'Tous les numéros',
  currentIssue: 'Numéro courant',
  contractors: 'Entreprises de confiance',
  discoveries: 'Découvertes locales',
  wellness: 'Mieux-être au fil des saisons',
  smartLiving: 'Bien vivre en condo',
  joinTitle: 'Le prochain numéro a une page pour votre immeuble',
  joinText:
    'Des avis, des petites annonces et des activités avec les gens du bout du couloir. Trouvez votre condo et joignez-vous à nous.',
  join: 'Joignez-vous à nous !',
} as const;

/** The pages of the city-wide newsletter issues, and their archive. */
export const cityIssues = {
  archives: 'Archives du bulletin',
  newsletter: 'Bulletin',
  noIssue: 'Le premier numéro est en préparation.',
  noIssueMeans: 'Le numéro paraîtra ici le jour de sa publication.',
  writeFirst: 'Écrire le premier numéro',
  backToHome: 'Retour à l’accueil',
  pageTitle: 'Bulletin « {title} »',
  issueOf: 'Le bulletin de The Local Link, {month}',
  downloadPdf: 'Télécharger le PDF',
  downloadPdfOf: 'Télécharger le PDF du numéro « {title} »',
  contents: 'Dans ce numéro',
  toContents: 'Retour au sommaire',
  otherIssues: 'Autres numéros',
  serves: 'Portions : {serves}',
  qrCode: 'Code QR à venir',
  archivesLead:
    'Tous les numéros du bulletin, et ce qui est utile toute l’année : où se promener, quoi cuisiner, comment prendre soin d’un condo.',
  archivesSummary:
    'Tous les numéros du bulletin de The Local Link, avec des découvertes locales, des recettes de saison et des conseils pour la vie en condo.',
  allIssues: 'Tous les numéros',
  currentIssue: 'Dernier numéro',
  contractors: 'Entreprises de confiance',
  contractorsChosen:
    'La rédaction de ce site a choisi ces entreprises. Avant le début des travaux, demandez une soumission et vérifiez le permis et l’assurance de l’entreprise.',
  noContractors: 'La rédaction n’a encore choisi aucune entreprise.',
  addContractor: 'Ajouter la première entreprise',
  discoveries: 'Découvertes locales',
  wellness: 'Mieux-être au fil des saisons',
  smartLiving: 'Bien vivre en condo',
  joinTitle: 'Trouvez la page de votre immeuble',
  joinText:
    'Des avis, des petites annonces et des activités avec les gens du bout du couloir. Trouvez votre condo et devenez membre de sa communauté.',
  join: 'Joignez-vous à nous !',
} as const;

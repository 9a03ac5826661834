import type { ContractorContent } from './types.ts';

/** In the order in which the archive page lists them. */
export const contractors: ContractorContent[] = [
  {
    name: 'Coldsnap Heating',
    phone: '613-555-0172',
    trade: 'Heating and fan coils',
    text: 'Cleaning, filters, motors and thermostats for condo units. They will have you check the filter over the phone before they send anyone, and they lay down runners from the elevator to the closet.',
    area: 'Downtown, Lowertown and along the Rideau River',
    translation: {
      trade: 'Chauffage et ventilo-convecteurs',
      text: 'Nettoyage, filtres, moteurs et thermostats pour les unités de condo. On vous fera vérifier le filtre au téléphone avant d’envoyer qui que ce soit, et on protégera le plancher de l’ascenseur au placard.',
      area: 'Centre-ville, Basse-Ville et bords de la rivière Rideau',
    },
  },
  {
    name: 'Quarter Turn Plumbing',
    phone: '613-555-0168',
    trade: 'Plumbing',
    text: 'Shut-off valves, toilets that never stop running, and leaks traced to the right floor. Renée Asante books the water shutdown with your manager herself, and leaves a tag on every valve that she touches.',
    area: 'Centretown, the Glebe and Old Ottawa South',
    translation: {
      trade: 'Plomberie',
      text: 'Robinets d’arrêt, toilettes qui n’arrêtent jamais de couler et fuites suivies jusqu’au bon étage. Renée Asante prévoit elle-même la coupure d’eau avec votre gestionnaire et laisse une étiquette sur chaque robinet qu’elle touche.',
      area: 'Centretown, le Glebe et le Vieil Ottawa-Sud',
    },
  },
  {
    name: 'Sandhill Electric',
    phone: '613-555-0167',
    trade: 'Electrical work and car charging',
    text: 'Outlets, ceiling fans and tired panels, and load studies for garages where more than one neighbour wants to plug in. Permits and inspections are in the price.',
    area: 'All of Ottawa inside the Greenbelt',
    translation: {
      trade: 'Électricité et bornes de recharge',
      text: 'Prises, ventilateurs de plafond, panneaux fatigués, et études de charge pour les garages où plus d’une personne veut se brancher. Les permis et les inspections sont compris dans le prix.',
      area: 'Tout Ottawa, à l’intérieur de la Ceinture de verdure',
    },
  },
];

import type { CommunityContent } from './types.ts';

export const communities: CommunityContent[] = [
  {
    slug: 'hillsview-place',
    name: 'Hillsview Place',
    address: '1250 Riverside Terrace, Ottawa',
    description:
      "Hillsview Place looks over the Rideau River between Billings Bridge and Mooney's Bay. The river path starts behind the garage ramp, Line 2 is a fifteen-minute walk, and on a clear evening half the building seems to be out with a dog. The party room, the workshop on P1 and the lobby lounge are open to every resident.",
    boardEmail: 'board@hillsview-place.example',
    managerEmail: 'manager@hillsview-place.example',
    managerPhone: '613-555-0110',
    emergencyPhone: '613-555-0111',
    officeHours: 'Mon-Fri 9AM-5PM',
    acOnApprox: 'June 1',
    heatOnApprox: 'October 15',
    fireInspectionApprox: { nextMonth: 3 },
    joinPolicy: 'OPEN',
    requireModeration: true,
    translation: {
      description:
        'Hillsview Place donne sur la rivière Rideau, entre Billings Bridge et la baie Mooney. Le sentier de la rivière commence derrière la rampe du garage, la Ligne 2 est à quinze minutes à pied et, par une belle soirée, on dirait que la moitié de l’immeuble est dehors avec un chien. La salle de réception, l’atelier du P1 et le salon du hall sont à tout le monde.',
      officeHours: 'du lundi au vendredi, de 9 h à 17 h',
      acOnApprox: '1er juin',
      heatOnApprox: '15 octobre',
      fireInspectionApprox: { nextMonth: 3 },
    },
  },
  {
    slug: '18-nepean',
    name: '18 Nepean',
    address: '18 Nepean Street, Ottawa',
    description:
      '18 Nepean is a Centretown building of small, bright units, a short walk from Elgin Street and Parliament station. Many of us work downtown, plenty work from the kitchen table, and the bike room is fuller than the garage. The lounge on the top floor can be booked by the evening.',
    boardEmail: 'board@18-nepean.example',
    managerEmail: 'office@18-nepean.example',
    managerPhone: '613-555-0120',
    emergencyPhone: '613-555-0121',
    officeHours: 'Mon-Fri 9AM-5PM',
    acOnApprox: 'May 25',
    heatOnApprox: 'October 8',
    fireInspectionApprox: 'April each year',
    joinPolicy: 'OPEN',
    requireModeration: false,
    translation: {
      description:
        'Le 18 Nepean est un immeuble du centre-ville aux petites unités lumineuses, à quelques pas de la rue Elgin et de la station Parlement. Beaucoup d’entre nous travaillent dans le quartier, bien d’autres à la table de la cuisine, et le local à vélos est plus plein que le garage. Le salon du dernier étage se réserve pour la soirée.',
      officeHours: 'du lundi au vendredi, de 9 h à 17 h',
      acOnApprox: '25 mai',
      heatOnApprox: '8 octobre',
      fireInspectionApprox: 'en avril, chaque année',
    },
  },
  {
    slug: 'clarence-court',
    name: 'Clarence Court',
    address: '212 Clarence Street, Ottawa',
    description:
      "Clarence Court sits in Lowertown at the quiet end of the ByWard Market, built around a courtyard with one old crabapple tree. Neighbours greet each other in French and English, often in the same sentence. Rideau station, Bordeleau Park and Major's Hill Park are all within a ten- or fifteen-minute walk.",
    boardEmail: null,
    managerEmail: 'gestion@clarence-court.example',
    managerPhone: '613-555-0130',
    emergencyPhone: '613-555-0131',
    officeHours: 'Mon-Fri 9AM-5PM',
    acOnApprox: 'June 5',
    heatOnApprox: 'October 12',
    fireInspectionApprox: 'May each year',
    joinPolicy: 'APPROVAL',
    requireModeration: true,
    translation: {
      description:
        'Clarence Court se trouve dans la Basse-Ville, au bout tranquille du marché By, autour d’une cour où pousse un vieux pommetier. On s’y salue en français et en anglais, souvent dans la même phrase. La station Rideau, le parc Bordeleau et le parc Major’s Hill sont à dix ou quinze minutes de marche.',
      officeHours: 'du lundi au vendredi, de 9 h à 17 h',
      acOnApprox: '5 juin',
      heatOnApprox: '12 octobre',
      fireInspectionApprox: 'en mai, chaque année',
    },
  },
];

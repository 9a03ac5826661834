import type { BookablePlaceKind } from '../../enums.ts';
import type { PlaceTime } from '../../entities/bookings/bookable-place.entity.ts';

/** A place to book of the demo city. */
interface PlaceContent {
  kind: BookablePlaceKind;
  name: string;
  rules: string;
  image: string;
  translation: { name: string; rules: string };
  times: PlaceTime[];
  aheadDays: number;
  leadHours: number;
  cancelHours: number;
  mostPerMonth: number | null;
  isConfirmedByHand: boolean;
  /** In cents. */
  deposit: number;
  needsCertificate: boolean;
}

const on = (weekdays: number[], ...spans: [from: string, until: string][]): PlaceTime[] =>
  weekdays.flatMap((weekday) => spans.map(([from, until]) => ({ weekday, from, until })));

/** What can be booked at Hillsview Place. */
export const elevator: PlaceContent = {
  kind: 'ELEVATOR',
  name: 'Elevator C for a move',
  rules:
    'Movers use the loading entrance off Riverside Terrace, never the lobby. Claudette hangs the pads and hands you the key at the office.\n\nA certified cheque for the deposit comes to the office the day before. You get it back once we’ve looked at the elevator and the halls.',
  image: '/images/places/elevator.svg',
  translation: {
    name: 'Ascenseur C pour un déménagement',
    rules:
      'Les déménageurs passent par l’entrée de service de la terrasse Riverside, jamais par le hall. Claudette installe les toiles et vous remet la clé au bureau.\n\nUn chèque certifié pour le dépôt arrive au bureau la veille. Il vous est rendu après une visite de l’ascenseur et des couloirs.',
  },
  times: on([1, 2, 3, 4, 5, 6], ['09:00', '13:00'], ['13:00', '17:00']),
  aheadDays: 60,
  leadHours: 48,
  cancelHours: 48,
  mostPerMonth: null,
  isConfirmedByHand: true,
  deposit: 30_000,
  needsCertificate: true,
};

export const partyRoom: PlaceContent = {
  kind: 'PARTY_ROOM',
  name: 'Party room',
  rules:
    'Forty people at most, and music off at 11 PM. The dishwasher is yours to empty.\n\nThe key is at the office. Your deposit comes back on the next working day if the room is as you found it.',
  image: '/images/places/party-room.svg',
  translation: {
    name: 'Salle de réception',
    rules:
      'Quarante personnes au maximum, et pas de musique après 23 h. Le lave-vaisselle est à vider.\n\nLa clé est au bureau. Votre dépôt vous est rendu le jour ouvrable suivant si la salle est comme vous l’avez trouvée.',
  },
  times: on([1, 2, 3, 4, 5, 6, 7], ['10:00', '15:00'], ['17:00', '23:00']),
  aheadDays: 90,
  leadHours: 24,
  cancelHours: 72,
  mostPerMonth: 2,
  isConfirmedByHand: false,
  deposit: 20_000,
  needsCertificate: false,
};

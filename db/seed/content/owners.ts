/** Owners of Hillsview Place who have no account, with their units. */
export const ownersWithoutAccount = [
  { unit: '305', name: 'Nguyễn Thị Lan', address: null },
  { unit: '1203', name: '陳麗珍', address: '88 Harbour Street, Suite 2104\nToronto ON  M5J 0C3' },
  { unit: '407', name: 'Ottokar Lindqvist', address: 'PO Box 114\nWakefield QC  J0X 3G0' },
  {
    unit: '802',
    name: 'Succession Armand Lafrenière',
    address: 'a/s Me Odile Charron\n40, rue Eddy, bureau 300\nGatineau QC  J8X 2V7',
  },
] as const;

/** Where owners who live elsewhere get what the law has to reach them by. */
export const addressesElsewhere = [
  '12 Elm Street\nKingston ON  K7L 1A2',
  '4 Chemin du Lac\nChelsea QC  J9B 1T3',
  '2207 Maple Grove Road\nOttawa ON  K2V 1A5',
] as const;

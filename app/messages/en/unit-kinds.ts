/** What a unit of the register is. */
export const unitKinds = {
  HOME: 'Home',
  COMMERCIAL: 'Shop or office',
  PARKING: 'Parking space',
  LOCKER: 'Locker',
  OTHER: 'Something else',
} as const;

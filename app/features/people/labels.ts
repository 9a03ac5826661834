/** The roles, as the contract spells them and as people read them. */
export const roleLabels = {
  RESIDENT: 'Resident',
  BOARD: 'Board member',
  MANAGER: 'Manager',
  ADMIN: 'Administrator',
} as const;
export type RoleName = keyof typeof roleLabels;
export const roleNames = Object.keys(roleLabels) as [RoleName, ...RoleName[]];

/** The decisions that take a post away from people, and so say first what they do. */
const confirmed = ['WITHDRAW', 'REJECT', 'REMOVE', 'CANCEL'] as const;
export type ConfirmedAction = (typeof confirmed)[number];

export const isConfirmed = (action: string): action is ConfirmedAction =>
  confirmed.some((one) => one === action);

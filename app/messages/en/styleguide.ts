export const styleguide = {} as const;

export const apiDocs = {} as const;

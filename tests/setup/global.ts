import { makeTemplate } from './template.ts';

export const setup = makeTemplate;
export default makeTemplate;

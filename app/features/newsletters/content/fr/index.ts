import type { Newsletter } from '../types.ts';
import { fall2024 } from './fall-2024.ts';
import { spring2024 } from './spring-2024.ts';
import { summer2024 } from './summer-2024.ts';
import { winter2023 } from './winter-2023.ts';

export { archive } from './archive.ts';

/** Every issue, newest first. */
export const newsletters: Newsletter[] = [fall2024, summer2024, spring2024, winter2023];

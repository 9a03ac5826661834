export { fall2024 } from './fall-2024.ts';
export { spring2024 } from './spring-2024.ts';
export { summer2024 } from './summer-2024.ts';
export { winter2023 } from './winter-2023.ts';

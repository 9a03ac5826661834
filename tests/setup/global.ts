import { openRunFolder } from './temporary-folder.ts';
import { makeTemplate } from './template.ts';

/** What a run needs before its first test: a folder and a template. Returns what clears up after it. */
export default async function prepareRun(): Promise<() => void> {
  const clearUp = openRunFolder();
  // `npm test` runs two suites, and the first one has made it.
  if (process.env.TEST_TEMPLATE !== 'made') await makeTemplate();
  return clearUp;
}

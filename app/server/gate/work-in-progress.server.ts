import { processSingleton } from '../../lib/process/process-singleton.server.ts';

const work = () => processSingleton('work', () => ({ count: 0 }));

/** Counts a loader or an action that runs; returns what says that it has ended. */
export function beginWork(): () => void {
  const counted = work();
  counted.count += 1;
  return () => {
    counted.count -= 1;
  };
}

/** How many loaders and actions run. Where another server runs the build, nobody else counts requests. */
export const workCount = (): number => work().count;

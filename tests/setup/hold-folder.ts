/** Takes the lock on the folder in its argument, says so, and holds it until it is ended. */
import { lockFolder } from '#db/folder-lock.ts';

lockFolder(process.argv[2] ?? '');
console.log('held');
setInterval(() => undefined, 60_000);

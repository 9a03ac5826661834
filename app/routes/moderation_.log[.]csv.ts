import type { LoaderFunctionArgs } from '@remix-run/node';
import { logCsv } from '#app/features/desks/log/csv.server.ts';
import { isReversed } from '#app/features/desks/log/months.ts';
import { logFilterIn } from '#app/features/desks/log/schema.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import { csvResponse } from '#app/features/media/csv/csv.ts';
import { AppError } from '#app/lib/errors.ts';
import { handleFile } from '#app/lib/http/page.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    ({ ctx, url }) => {
      requireManager(ctx);
      const filter = logFilterIn(url.searchParams);
      if (isReversed(filter)) throw new AppError('invalid', 'log.filterReversed');
      const name = translate(ctx.locale, 'log.csv.file');
      return Promise.resolve(csvResponse(logCsv(ctx, filter), `${name}.csv`));
    },
    '/moderation/log',
  );

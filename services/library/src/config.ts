import { httpServiceConfig, httpUrl } from '@kbf/process-kit';
import type { z } from 'zod';

/** The environment of the library: no database, no queue. */
export const libraryConfig = httpServiceConfig.extend({
  /** Where members meet. */
  MEETING_URL: httpUrl.optional(),
});
export type LibraryConfig = z.output<typeof libraryConfig>;

import { httpServiceConfig, httpUrl } from '@kbf/process-kit';
import type { z } from 'zod';

/** The environment of the library: no database, no queue. */
export const libraryConfig = httpServiceConfig.extend({
  /** Link to the online meeting for members. */
  MEETING_URL: httpUrl.optional(),
});
export type LibraryConfig = z.output<typeof libraryConfig>;
